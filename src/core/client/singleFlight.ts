/** One cart request on the wire at a time [CART-UPD-005]. */
export type SingleFlight = {
  readonly isBusy: boolean;
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
    if (!isRead) changes += 1;
    const run = () => {
      running += 1;
      const end = () => {
        running -= 1;
        if (!isRead) changes -= 1;
        startNext();
      };
      const result = task();
      result.then(end, end);
      return result;
    };
    return new Promise((resolve, reject) => {
      waiting.push(() => run().then(resolve, reject));
      startNext();
    });
  }

  return {
    get isBusy() {
      return running > 0;
    },
    enqueue,
    tryNow: (task) => (changes > 0 ? undefined : enqueue(task)),
    flush() {
      for (const end of pauses) end();
      for (let start = waiting.shift(); start; start = waiting.shift()) start();
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
