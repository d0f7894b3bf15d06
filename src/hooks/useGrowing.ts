import { useEffect, useState } from 'react';

/** How many rows are drawn at once, and how many are added while the customer looks at them. */
const FIRST_ROWS = 30;
const ROWS_AT_ONCE = 50;

/**
 * How much of a long list is drawn: what fills the screen at once, the rest in parts, so that no page stands still for it. In
 * the end all of it is there, for the keyboard and for the browser's own search.
 */
export function useGrowing(length: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);

  useEffect(() => {
    if (drawn >= length) return;
    const timer = setTimeout(() => setDrawn(drawn + ROWS_AT_ONCE), 0);
    return () => clearTimeout(timer);
  }, [drawn, length]);

  return Math.min(drawn, length);
}
