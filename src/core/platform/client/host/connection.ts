/**
 * Listening that several widgets ask for and that is done once: it begins with the first and ends with the last of them.
 * Each asking gives the function that lets go; calling that twice is the same as once.
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
