import { useRef } from 'react';

export type Turn = {
  isUnderWay: () => boolean;
  /** Begins; what it returns ends it, and says whether its answer is still waited for. */
  begin: () => () => boolean;
  /** What is under way may still come about, but nobody waits for it any more. */
  giveUp: () => void;
};

/** One request of a form at a time; the answer to one that was given up does not stand in for a later one's. */
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
