import { useEffect } from 'react';
import { useStorefront } from './StorefrontProvider';

/** Publishes a page view for analytics each time a surface is shown that counts as a page [LIST-006]. */
export function usePageShown(name: string, isShown = true): void {
  const { events } = useStorefront();
  useEffect(() => {
    if (isShown) events.publish('page:shown', { name });
  }, [events, name, isShown]);
}
