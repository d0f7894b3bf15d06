import { useEffect, useRef } from 'react';

/**
 * Calls `onUnmount` once the component is removed. In Strict Mode, effects that only run again do not count, and neither
 * does a component that Suspense hides.
 */
export function useUnmount(onUnmount: () => void): void {
  const newest = useRef(onUnmount);
  newest.current = onUnmount;
  const isMounted = useRef(false);

  // a passive effect, because Suspense cleans up layout effects when it hides a component
  useEffect(() => {
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
