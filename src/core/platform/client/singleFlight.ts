/** One cart request on the wire at a time [CART-UPD-005]. */
export type SingleFlight = {
  /**
   * Runs the task as soon as the ones before it have ended, in the order of asking: nothing is lost. One that `isRead`
   * changes nothing.
   */
  enqueue<T>(task: () => Promise<T>, isRead?: boolean): Promise<T>;
  /** Runs the task, or does not when another one changes something: then undefined [CART-UPD-006]. A read is waited for. */
  tryNow<T>(task: () => Promise<T>): Promise<T> | undefined;
  /** Starts every waiting task at once, and ends every pause: the page is being left, and there is no later. */
  flush(): void;
  /** Waits as long as `pause` does, or until `flush`. */
  orFlush(pause: Promise<void>): Promise<void>;
};

export function createSingleFlight(): SingleFlight {
  const waiting: (() => void)[] = [];
  const pauses = new Set<() => void>();
  let running = 0;
  let changes = 0;

  function startNext() {
    if (running === 0) waiting.shift()?.();
  }

  function enqueue<T>(task: () => Promise<T>, isRead?: boolean): Promise<T> {
    const weight = isRead ? 0 : 1;
    changes += weight;
    const run = async () => {
      running += 1;
      try {
        return await task();
      } finally {
        running -= 1;
        changes -= weight;
        startNext();
      }
    };
    return new Promise((resolve) => {
      waiting.push(() => resolve(run()));
      startNext();
    });
  }

  return {
    enqueue,
    tryNow: (task) => (changes > 0 ? undefined : enqueue(task)),
    flush() {
      for (const end of pauses) end();
      for (const start of waiting.splice(0)) start();
    },
    async orFlush(pause) {
      let end = () => {};
      const flushed = new Promise<void>((resolve) => {
        end = resolve;
      });
      pauses.add(end);
      await Promise.race([pause, flushed]);
      pauses.delete(end);
    },
  };
}
