/** A queue that allows one cart request in flight at a time [CART-UPD-005]. */
export type RequestQueue = {
  /**
   * Queues the task and runs it after all earlier ones have ended, in the order of the calls. No task is dropped.
   * `isRead` marks a task that changes nothing.
   */
  enqueue<T>(task: () => Promise<T>, isRead?: boolean): Promise<T>;
  /**
   * Runs the task, unless a changing task is queued or running: then it returns undefined [CART-UPD-006]. It waits for
   * reads.
   */
  tryNow<T>(task: () => Promise<T>): Promise<T> | undefined;
  /** Starts every queued task at once and ends every pause, because the page is being left. */
  flush(): void;
  /** Waits until `pause` settles or `flush` is called, whichever is first. */
  orFlush(pause: Promise<void>): Promise<void>;
};

export function createRequestQueue(): RequestQueue {
  const waiting: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  let running = 0;
  let changes = 0;

  function startNext() {
    if (running === 0) waiting.shift()?.();
  }

  function enqueue<T>(task: () => Promise<T>, isRead?: boolean): Promise<T> {
    const weight = isRead ? 0 : 1;
    changes += weight;
    function end() {
      running -= 1;
      changes -= weight;
      startNext();
    }
    return new Promise((resolve) => {
      waiting.push(() => {
        running += 1;
        resolve(task().finally(end));
      });
      startNext();
    });
  }

  return {
    enqueue,
    tryNow: (task) => (changes > 0 ? undefined : enqueue(task)),
    flush() {
      for (const end of pauses.splice(0)) end();
      for (const start of waiting.splice(0)) start();
    },
    orFlush: (pause) => Promise.race([pause, new Promise<void>((resolve) => pauses.push(resolve))]),
  };
}
