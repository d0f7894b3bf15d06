import type { Host } from './host';

/** A function that the page provides: the function itself, or its path under `window`, such as 'shopChat.open'. */
export type PageFunction<Input, Result> = string | ((input: Input) => Result);

/** Calls a function of the page. Returns undefined if the function is missing or throws. */
export function callPage<Input, Result>(
  { windowValue }: Pick<Host, 'windowValue'>,
  what: PageFunction<Input, Result>,
  input: Input,
): { result: Result } | undefined {
  const own = typeof what === 'string' ? windowValue(what) : what;
  if (typeof own !== 'function') return undefined;
  try {
    return { result: (own as (input: Input) => Result)(input) };
  } catch {
    return undefined;
  }
}
