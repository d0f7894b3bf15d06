import { useEffect, useRef } from 'react';
import { useStorefront } from './StorefrontProvider';

/** Publishes when a drawer opens and closes, and calls the callbacks of its owner. */
export function useDrawerEvents(
  name: string,
  isOpen: boolean,
  callbacks: { onOpen?: (() => void) | undefined; onClose?: (() => void) | undefined },
): void {
  const { events } = useStorefront();
  const newest = useRef(callbacks);
  newest.current = callbacks;

  useEffect(() => {
    if (!isOpen) return;
    events.publish('drawer:opened', { name });
    newest.current.onOpen?.();
    return () => {
      events.publish('drawer:closed', { name });
      newest.current.onClose?.();
    };
  }, [isOpen, name, events]);
}
