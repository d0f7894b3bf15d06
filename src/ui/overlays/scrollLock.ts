let holders = 0;
let overflowBefore = '';

/**
 * Keeps the page behind a drawer from scrolling. Drawers may be nested: the page is let go with the last of them.
 * Returns the function that lets go; calling it twice is the same as once.
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
