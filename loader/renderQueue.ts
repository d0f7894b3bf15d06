/**
 * Resolves when it is an element's turn to render. Each task renders one, so that a page with many widgets stays
 * responsive. The element with the pointer or focus is first, then those in the window, then the nearest ones.
 */
export type RenderQueue = (element: Element) => Promise<void>;

type Waiting = { element: Element; farPx: number; begin: () => void };

export function createRenderQueue(nextTask: () => Promise<unknown> = soon): RenderQueue {
  const waiting: Waiting[] = [];

  async function callAll() {
    while (waiting.length > 0) {
      await nextTask();
      const active = waiting.findIndex(({ element }) => element.matches(':hover,:focus-within'));
      const [next] = waiting.splice(Math.max(active, 0), 1);
      next?.begin();
    }
  }

  return (element) =>
    new Promise((begin) => {
      const { top, bottom } = element.getBoundingClientRect();
      const farPx = Math.max(top - innerHeight, -bottom, 0);
      const isFirst = waiting.push({ element, farPx, begin }) === 1;
      // elements at the same distance keep the document order
      waiting.sort((a, b) => a.farPx - b.farPx);
      if (isFirst) void callAll();
    });
}

/**
 * Runs before the next frame where the browser supports it, because each frame of a long page takes longer than a
 * widget.
 */
function soon(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (act: () => void, how: object) => Promise<unknown> } };
  return scheduler?.postTask?.(() => {}, { priority: 'user-blocking' }) ?? new Promise((act) => setTimeout(act));
}
