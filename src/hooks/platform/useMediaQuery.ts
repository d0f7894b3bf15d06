import { useLayoutEffect, useState } from 'react';
import { widthQuery } from '../../core/platform/rules/breakpoints';

/** Whether a media query matches. False during server rendering. */
export function useMediaQuery(condition: string): boolean {
  const [isMatch, setMatch] = useState(false);
  // before the first paint, because a second paint would shift the layout
  useLayoutEffect(() => {
    // jsdom has none
    const query = window.matchMedia?.(condition);
    if (!query) return;
    const look = () => setMatch(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [condition]);
  return isMatch;
}

/** Whether the page is 600 px wide or less [LAY-001]. False during server rendering. */
export const useIsMobile = (): boolean => useMediaQuery(widthQuery('xs'));
