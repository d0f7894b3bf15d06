/**
 * Shares one set of listeners between several widgets, by reference counting: `open` runs for the first connection, and
 * the functions that it returns run after the last one is closed. Each call returns an idempotent function that
 * disconnects.
 */
export function sharedConnection(open: () => (() => void)[]): () => () => void {
  let ends: (() => void)[] = [];
  let connections = 0;

  return () => {
    if (connections === 0) ends = open();
    connections += 1;
    let isConnected = true;
    return () => {
      if (!isConnected) return;
      isConnected = false;
      connections -= 1;
      if (connections === 0) for (const end of ends) end();
    };
  };
}
