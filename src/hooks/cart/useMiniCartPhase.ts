import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { EventMap } from '../../core/events/eventMap';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * Undefined before it first opens, false after it was closed. `loading` covers the loading of its chunk and the opening
 * delay [MINI-002].
 */
export type MiniCartPhase = 'loading' | 'open' | false | undefined;

export type SetMiniCartPhase = Dispatch<SetStateAction<MiniCartPhase>>;

/**
 * The handled requests: a page may send one before its mini cart mounts, and a later mini cart must not handle it
 * again.
 */
const met = new WeakSet<object>();

/** Applies a request to the phase [MINI-001]. */
export const meet =
  (action: EventMap['mini-cart:requested']['action']) =>
  (phase: MiniCartPhase): MiniCartPhase =>
    (action === 'toggle' ? !phase : action === 'open') ? phase || 'loading' : phase && false;

/** The phase of the mini cart, by the page's requests. If `isOpen` is given, it opens and closes when that changes. */
export function useMiniCartPhase(isOpen?: boolean): [MiniCartPhase, SetMiniCartPhase] {
  const { events } = useStorefront();
  const [phase, setPhase] = useState<MiniCartPhase>();

  useEffect(() => {
    if (isOpen !== undefined) setPhase(meet(isOpen ? 'open' : 'close'));
  }, [isOpen]);

  useEffect(() => {
    const handleRequest = (request: EventMap['mini-cart:requested']) => {
      met.add(request);
      setPhase(meet(request.action));
    };
    const early = events.last('mini-cart:requested');
    if (early && !met.has(early)) handleRequest(early);
    return events.subscribe('mini-cart:requested', handleRequest);
  }, [events]);

  return [phase, setPhase];
}
