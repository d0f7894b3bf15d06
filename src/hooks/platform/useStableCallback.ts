import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that is the same in every render and calls the latest `callback`, so that an effect may depend on it. It
 * must not be called during a render.
 */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args) => newest.current(...args), []);
}
