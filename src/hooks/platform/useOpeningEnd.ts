import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Opening } from './useLayer';

type Opened = { opening: Opening | undefined };

/**
 * Calls `onEnd` when one opening of an overlay ends: when it closes for any reason, or when another request
 * replaces it; not on unmount. Drafts, failures and pending requests of the old opening must not affect the new one.
 */
export function useOpeningEnd({ opening }: Opened, onEnd: () => void): void {
  const previous = useRef<Opening>(undefined);
  const newest = useRef(onEnd);
  newest.current = onEnd;

  useLayoutEffect(() => {
    const ended = previous.current;
    previous.current = opening;
    if (ended && ended !== opening) newest.current();
  }, [opening]);
}

/**
 * State that belongs to one opening of an overlay, such as a draft: each opening starts with `initial`. The setter
 * belongs to the opening of its render, and has no effect after that opening has ended.
 */
export function useOpeningState<State>({ opening }: Opened, initial: State): [State, (next: State) => void] {
  const [stored, setStored] = useState<{ opening: Opening | undefined; state: State }>();
  const newest = useRef(opening);
  newest.current = opening;

  const set = useCallback(
    (state: State) => {
      if (newest.current === opening) setStored({ opening, state });
    },
    [opening],
  );
  return [stored !== undefined && stored.opening === opening ? stored.state : initial, set];
}
