import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpointOf, widthQuery } from '../../core/platform/rules/breakpoints';

const NARROW = ['xs', 'sm', 'md'] as const;

function subscribe(onChange: () => void): () => void {
  const queries = NARROW.map((name) => window.matchMedia(widthQuery(name)));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const now = () => breakpointOf(window.innerWidth);
const onServer = (): Breakpoint => 'lg';

/**
 * The breakpoint of the page, as it is now, from the first time that it is drawn: a picture of another one is never asked
 * for [LAY-002]. A server that draws the page does not know, and says lg.
 */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(subscribe, now, onServer);
}
