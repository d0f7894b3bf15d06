import { useRef } from 'react';

export type Turn = {
  isUnderWay: () => boolean;
  /** Begins a request. The returned function ends it, and returns whether its result is still current. */
  begin: () => () => boolean;
  /** Discards the pending request: it may still complete, but its result is ignored. */
  giveUp: () => void;
};

/** Single flight for a form's request; the result of a discarded request does not count for a later one. */
export function useTurn(): Turn {
  const now = useRef<object>(undefined);
  return {
    isUnderWay: () => now.current !== undefined,
    begin() {
      const mine = {};
      now.current = mine;
      return () => {
        const isWaitedFor = now.current === mine;
        if (isWaitedFor) now.current = undefined;
        return isWaitedFor;
      };
    },
    giveUp() {
      now.current = undefined;
    },
  };
}
