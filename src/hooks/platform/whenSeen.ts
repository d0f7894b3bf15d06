type Watch = { observer: IntersectionObserver; waiting: Map<Element, () => void> };

const watches = new Map<number, Watch>();

/** One observer for all elements that are to be seen in the same part. */
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
 * Calls once when so much of an element is in sight; at once where a browser can not tell. Returns the function that stops
 * waiting [TILE-024, DEC-114].
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
    // what nobody waits for keeps no page busy
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
