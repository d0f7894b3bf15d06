type Watch = { observer: IntersectionObserver; waiting: Map<Element, () => void> };

const watches = new Map<number, Watch>();

/** One observer per ratio, shared by all elements. */
function watchOf(ratio: number): Watch {
  let watch = watches.get(ratio);
  if (!watch) {
    const waiting = new Map<Element, () => void>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) if (intersectionRatio >= ratio) waiting.get(target)?.();
      },
      { threshold: ratio },
    );
    watch = { observer, waiting };
    watches.set(ratio, watch);
  }
  return watch;
}

/**
 * Calls `onSeen` once when the given part of an element is visible; immediately if the browser has no
 * IntersectionObserver. Returns the function that stops observing [TILE-024, DEC-114].
 */
export function whenSeen(element: Element, ratio: number, onSeen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onSeen();
    return () => {};
  }
  const { observer, waiting } = watchOf(ratio);
  const stop = () => {
    waiting.delete(element);
    observer.unobserve(element);
    // an observer without elements is removed, so that it costs nothing
    if (waiting.size === 0) {
      observer.disconnect();
      watches.delete(ratio);
    }
  };
  waiting.set(element, () => {
    stop();
    onSeen();
  });
  observer.observe(element);
  return stop;
}
