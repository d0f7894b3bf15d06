import { useLayoutEffect } from 'react';
import type { EventMap, EventName } from '../../core/events/eventMap';
import { useStorefront } from './StorefrontProvider';
import { useStableCallback } from './useStableCallback';

/** Calls the listener of the latest render for each event of that name, from the moment the component is rendered. */
export function useEvent<Name extends EventName>(name: Name, listener: (detail: EventMap[Name]) => unknown): void {
  const { events } = useStorefront();
  const latest = useStableCallback(listener);
  useLayoutEffect(() => events.subscribe(name, latest), [events, name, latest]);
}
