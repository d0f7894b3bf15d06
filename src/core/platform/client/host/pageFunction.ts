import type { Host } from './host';

/** A function that the page provides: the function itself, or its path under `window`, such as 'shopChat.open'. */
export type PageFunction<Given, Result> = string | ((given: Given) => Result);

/** Calls a function of the page. Returns undefined if the function is missing or throws. */
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
