import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UpdateQueueMode } from '../../core/cart/client/cartChanger';
import { useStorefront } from '../platform/StorefrontProvider';

/** A pending quantity that the shop does not know yet; it is sent after the debounce. */
export type PendingQuantity = { quantity: number; restMs: number };

/**
 * The pending quantity of one line. It waits while another cart request is in flight, and the newest one wins; `onEnd`
 * is called after the shop has responded, with success or failure. A quantity that is still debounced is sent on
 * unmount, on page hide, and before the checkout.
 */
export function usePendingQuantity(lineId: string, onEnd: () => void) {
  const { cart, cartDependencies, host } = useStorefront();
  const [pending, setPending] = useState<PendingQuantity>();
  const newest = useRef({ pending, onEnd });
  newest.current = { pending, onEnd };
  const sent = useRef<{ pending: PendingQuantity; isAccepted: Promise<boolean> }>(undefined);

  /**
   * Sends the newest pending quantity once; resolves with whether the shop accepted it. `cart:change-failed` reports
   * the reason.
   */
  const send = useCallback(
    async (queueMode?: UpdateQueueMode): Promise<boolean> => {
      const { pending: latest } = newest.current;
      if (!latest) return true;
      if (sent.current?.pending !== latest) sent.current = { pending: latest, isAccepted: sendUpdate(latest) };
      return sent.current.isAccepted;

      async function sendUpdate(it: PendingQuantity): Promise<boolean> {
        const isRemoved = !isHere(cart.state(), lineId);
        const call = { lineId, quantity: it.quantity };
        const result = isRemoved ? undefined : await cart.update(call, { queueMode }).catch(() => undefined);
        // if it was ignored because another request is in flight, debounce it again
        if (result?.kind === 'ignored') setPending((now) => (now === it ? { ...it } : now));
        else if (newest.current.pending === it) {
          newest.current.pending = undefined;
          setPending(undefined);
          newest.current.onEnd();
        }
        return isRemoved || result?.kind === 'changed';
      }
    },
    [cart, lineId],
  );

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(send, pending.restMs);
    return () => clearTimeout(timer);
  }, [pending, send]);

  useEffect(() => () => void send('next'), [send]);

  // lines without a pending quantity do not listen, because a cart may have hundreds of lines
  const isPending = pending !== undefined;
  useLayoutEffect(() => {
    if (!isPending) return;
    const sendNext = () => send('next');
    cartDependencies.resting.add(sendNext);
    const endListening = host.onPageHide(() => void send('last'));
    return () => {
      cartDependencies.resting.delete(sendNext);
      endListening();
    };
  }, [cartDependencies, host, isPending, send]);

  return { pending, setPending };
}

/** Whether the line is in the cart and not being removed. */
function isHere(
  { cart, leaving }: { cart?: { lines: { id: string; status: string }[] } | undefined; leaving: readonly string[] },
  lineId: string,
): boolean {
  return (
    !leaving.includes(lineId) && cart?.lines.some(({ id, status }) => id === lineId && status !== 'DELETED') === true
  );
}
