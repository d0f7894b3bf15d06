import { useLayoutEffect, useRef } from 'react';

/**
 * Runs `onEnd` when one opening of an overlay is over: it is closed, or another wish takes its place. What was asked for
 * then is not the next opening's, though its answer may come while that is on screen.
 */
export function useOpeningEnd(
  { isOpen, wish }: { isOpen: boolean; wish: { key: string } | undefined },
  onEnd: () => void,
): void {
  const opening = isOpen ? (wish?.key ?? 'own') : undefined;
  const newest = useRef(onEnd);
  newest.current = onEnd;

  useLayoutEffect(() => {
    return opening === undefined ? undefined : () => newest.current();
  }, [opening]);
}
