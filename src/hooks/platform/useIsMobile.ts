import { useLayoutEffect, useState } from 'react';
import { widthQuery } from '../../core/platform/rules/breakpoints';

/** Whether the page is 600 px wide or less [LAY-001]. False during server rendering. */
export function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(false);
  // before the first paint, because a second paint would shift the layout
  useLayoutEffect(() => {
    // jsdom has none
    const query = window.matchMedia?.(widthQuery('xs'));
    if (!query) return;
    const look = () => setMobile(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isMobile;
}
