/**
 * Resolves when it is an element's turn to be drawn: one to a task, so that a page of many answers its customer in between.
 * What has the pointer or focus is first, then what the window shows, then what is nearest to it.
 */
export type Turns = (element: Element) => Promise<void>;

type Waiting = { element: Element; farPx: number; begin: () => void };

export function createTurns(nextTask: () => Promise<unknown> = soon): Turns {
  const waiting: Waiting[] = [];

  async function callAll() {
    while (waiting.length > 0) {
      await nextTask();
      const touched = waiting.findIndex(({ element }) => element.matches(':hover,:focus-within'));
      const [next] = waiting.splice(Math.max(touched, 0), 1);
      next?.begin();
    }
  }

  return (element) =>
    new Promise((begin) => {
      const { top, bottom } = element.getBoundingClientRect();
      const farPx = Math.max(top - innerHeight, -bottom, 0);
      const isFirst = waiting.push({ element, farPx, begin }) === 1;
      // those that are as far keep the page's own order
      waiting.sort((one, other) => one.farPx - other.farPx);
      if (isFirst) void callAll();
    });
}

/** Before the next frame, where a browser can do that: each frame of a long page takes it longer than a widget does. */
function soon(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (act: () => void, how: object) => Promise<unknown> } };
  return scheduler?.postTask?.(() => {}, { priority: 'user-blocking' }) ?? new Promise((act) => setTimeout(act));
}
