/**
 * Resolves when it is an element's turn to render. Each task renders one, in the order of the calls, so that a page with
 * many widgets stays responsive.
 */
export type RenderQueue = () => Promise<unknown>;

export function createRenderQueue(nextTask: () => Promise<unknown> = soon): RenderQueue {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    last = last.then(nextTask);
    return last;
  };
}

/**
 * Runs before the next frame where the browser supports it, because each frame of a long page takes longer than a
 * widget.
 */
function soon(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: { postTask?: (act: () => void, how: object) => Promise<unknown> } };
  return scheduler?.postTask?.(() => {}, { priority: 'user-blocking' }) ?? new Promise((act) => setTimeout(act));
}
