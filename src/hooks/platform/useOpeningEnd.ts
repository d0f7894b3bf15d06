import { useLayoutEffect, useRef } from 'react';

/**
 * Calls `onEnd` when one opening of an overlay ends: when it closes, or when another request replaces it. A response to
 * the old opening must not affect the new one, although it may arrive while the new one is open.
 */
export function useOpeningEnd(
  { isOpen, request }: { isOpen: boolean; request: { key: string } | undefined },
  onEnd: () => void,
): void {
  const opening = isOpen ? (request?.key ?? 'own') : undefined;
  const newest = useRef(onEnd);
  newest.current = onEnd;

  useLayoutEffect(() => {
    return opening === undefined ? undefined : () => newest.current();
  }, [opening]);
}
