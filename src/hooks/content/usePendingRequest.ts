import { useRef } from 'react';

export type PendingRequest = {
  isPending: () => boolean;
  /** Begins a request. The returned function ends it, and returns whether its result is still current. */
  begin: () => () => boolean;
  /** Discards the pending request: it may still complete, but its result is ignored. */
  giveUp: () => void;
};

/** Single flight for a form's request; the result of a discarded request does not count for a later one. */
export function usePendingRequest(): PendingRequest {
  const now = useRef<object>(undefined);
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
