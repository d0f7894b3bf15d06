import { useLayoutEffect, useRef } from 'react';

/** Calls `onUnmount` once the component is removed. In Strict Mode, effects that only run again do not count. */
export function useUnmount(onUnmount: () => void): void {
  const newest = useRef(onUnmount);
  newest.current = onUnmount;
  const isMounted = useRef(false);

  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // in Strict Mode, effects have run again by then
      queueMicrotask(() => {
        if (!isMounted.current) newest.current();
      });
    };
  }, []);
}
