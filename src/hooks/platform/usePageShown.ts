import { useEffect } from 'react';
import { useStorefront } from './StorefrontProvider';

/** Tells that the customer sees a place that analytics counts as a page, each time it comes into sight [LIST-006]. */
export function usePageShown(name: string, isShown = true): void {
  const { events } = useStorefront();
  useEffect(() => {
    if (isShown) events.publish('page:shown', { name });
  }, [events, name, isShown]);
}
