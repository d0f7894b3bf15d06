import { useLayoutEffect, useState } from 'react';
import { widthQuery } from '../../core/platform/rules/breakpoints';

/** Is the page 600 px wide or less [LAY-001]? A server that draws it does not know, and says no. */
export function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(false);
  // before anybody sees it: a page that is drawn twice moves
  useLayoutEffect(() => {
    const query = window.matchMedia(widthQuery('xs'));
    const look = () => setMobile(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isMobile;
}
