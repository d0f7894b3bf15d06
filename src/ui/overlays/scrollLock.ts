let holders = 0;
let overflowBefore = '';

/**
 * Prevents the page behind a drawer from scrolling. Locks may be nested: the page scrolls again when the last lock is
 * released. Returns the function that releases the lock; calling it again has no effect.
 */
export function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (holders === 0) {
    overflowBefore = style.overflow;
    style.overflow = 'hidden';
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) style.overflow = overflowBefore;
  };
}
