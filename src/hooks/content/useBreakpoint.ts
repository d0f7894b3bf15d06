import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpointOf, widthQuery } from '../../core/platform/rules/breakpoints';

const NARROW = ['xs', 'sm', 'md'] as const;

function subscribe(onChange: () => void): () => void {
  // jsdom has none
  const queries = NARROW.flatMap((name) => window.matchMedia?.(widthQuery(name)) ?? []);
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

const now = () => breakpointOf(window.innerWidth);
const onServer = (): Breakpoint => 'lg';

/**
 * The current breakpoint of the page. It is right from the first render in a browser, so that no image of another
 * breakpoint is requested [LAY-002]. On a server it is lg.
 */
export function useBreakpoint(): Breakpoint {
  return useSyncExternalStore(subscribe, now, onServer);
}
