import type { Host } from './host';

/** What a page does itself: a function, or where under `window` one lies: 'shopChat.open'. */
export type PageFunction<Given, Result> = string | ((given: Given) => Result);

/** Calls what the page has put there. Undefined when nothing is there, or it throws. */
export function callPage<Given, Result>(
  { windowValue }: Pick<Host, 'windowValue'>,
  what: PageFunction<Given, Result>,
  given: Given,
): { result: Result } | undefined {
  const own = typeof what === 'string' ? windowValue(what) : what;
  if (typeof own !== 'function') return undefined;
  try {
    return { result: (own as (given: Given) => Result)(given) };
  } catch {
    return undefined;
  }
}
