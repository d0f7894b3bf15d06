import { useRef } from 'react';
import { useUnmount } from './useUnmount';

export type PendingRequest = {
  isPending: () => boolean;
  /** Begins a request. The returned function ends it, and returns whether its result is still current. */
  begin: () => () => boolean;
  /** Discards the pending request: it may still complete, but its result is ignored. */
  giveUp: () => void;
};

/**
 * Tracks the latest request of a form. Callers check `isPending` before they begin one: beginning another makes the
 * earlier result stale. A request is discarded on unmount.
 */
export function usePendingRequest(): PendingRequest {
  const now = useRef<object>(undefined);
  useUnmount(() => {
    now.current = undefined;
  });
  return {
    isPending: () => now.current !== undefined,
    begin() {
      const token = {};
      now.current = token;
      return () => {
        const isWaitedFor = now.current === token;
        if (isWaitedFor) now.current = undefined;
        return isWaitedFor;
      };
    },
    giveUp() {
      now.current = undefined;
    },
  };
}
