import { useLayoutEffect, useState } from 'react';
import { type Breakpoint, breakpointOf, widthQuery } from '../core/rules/breakpoints';

const NARROW = ['xs', 'sm', 'md'] as const;

/** The breakpoint of the page, as it is now [LAY-002]. A server that draws it does not know, and says lg. */
export function useBreakpoint(): Breakpoint {
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('lg');
  // before anybody sees it: a page that is drawn twice moves
  useLayoutEffect(() => {
    const queries = NARROW.map((name) => window.matchMedia(widthQuery(name)));
    const look = () => setBreakpoint(breakpointOf(window.innerWidth));
    look();
    for (const query of queries) query.addEventListener('change', look);
    return () => {
      for (const query of queries) query.removeEventListener('change', look);
    };
  }, []);
  return breakpoint;
}
