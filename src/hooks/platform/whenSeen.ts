/**
 * Calls `onSeen` once when the given part of an element is visible; immediately if the browser has no
 * IntersectionObserver. Returns the function that stops observing [TILE-024, DEC-114].
 */
export function whenSeen(element: Element, ratio: number, onSeen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onSeen();
    return () => {};
  }
  let isOver = false;
  const observer = new IntersectionObserver(
    (entries) => {
      // entries may have been queued before the end
      if (isOver || !entries.some(({ intersectionRatio }) => intersectionRatio >= ratio)) return;
      stop();
      onSeen();
    },
    { threshold: ratio },
  );
  function stop() {
    isOver = true;
    observer.unobserve(element);
  }
  observer.observe(element);
  return stop;
}
