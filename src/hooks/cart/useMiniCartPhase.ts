import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { EventMap } from '../../core/events/eventMap';
import { useStorefront } from '../platform/StorefrontProvider';

/** Undefined before it is ever to open, false when it is closed again. It waits for its file, then for its time [MINI-002]. */
export type MiniCartPhase = 'waiting' | 'open' | false | undefined;

export type SetMiniCartPhase = Dispatch<SetStateAction<MiniCartPhase>>;

/** The wishes that were met: a page may ask before its mini cart is there, and one that comes later must not meet it again. */
const met = new WeakSet<object>();

/** What a wish makes of the phase [MINI-001]. */
export const meet =
  (wish: EventMap['mini-cart:asked']['wish']) =>
  (phase: MiniCartPhase): MiniCartPhase =>
    (wish === 'toggle' ? !phase : wish === 'open') ? phase || 'waiting' : phase && false;

/** How far the mini cart is open, as the page asks. Where `isOpen` is given, it opens and closes as that changes. */
export function useMiniCartPhase(isOpen?: boolean): [MiniCartPhase, SetMiniCartPhase] {
  const { events } = useStorefront();
  const [phase, setPhase] = useState<MiniCartPhase>();

  useEffect(() => {
    if (isOpen !== undefined) setPhase(meet(isOpen ? 'open' : 'close'));
  }, [isOpen]);

  useEffect(() => {
    const hear = (asked: EventMap['mini-cart:asked']) => {
      met.add(asked);
      setPhase(meet(asked.wish));
    };
    const early = events.last('mini-cart:asked');
    if (early && !met.has(early)) hear(early);
    return events.subscribe('mini-cart:asked', hear);
  }, [events]);

  return [phase, setPhase];
}
