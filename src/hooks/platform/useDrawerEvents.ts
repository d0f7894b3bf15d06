import { useEffect, useRef } from 'react';
import { useStorefront } from './StorefrontProvider';
import { useUnmount } from './useUnmount';

/** Publishes when a drawer with a name has opened, and when it has closed or was removed while open. */
export function useDrawerEvents(name: string | undefined, isOpen: boolean): void {
  const { events } = useStorefront();
  const published = useRef<string>(undefined);

  const publish = (openName: string | undefined) => {
    if (openName === published.current) return;
    if (published.current !== undefined) events.publish('drawer:closed', { name: published.current });
    if (openName !== undefined) events.publish('drawer:opened', { name: openName });
    published.current = openName;
  };
  useEffect(() => publish(isOpen ? name : undefined));
  useUnmount(() => publish(undefined));
}
