import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UpdateTurn } from '../../core/cart/client/cartChanger';
import { useStorefront } from '../platform/StorefrontProvider';

/** A quantity that the customer wants and the shop does not know yet; it is sent when it has rested. */
export type QuantityWish = { quantity: number; restMs: number };

/**
 * The wish for one line. It waits while another cart request is on the wire, and the newest one wins; `onEnd` is told when
 * the shop has answered it, well or badly. What still rests is sent when the screen or the page is left, and before the
 * cart is checked out.
 */
export function useQuantityWish(lineId: string, onEnd: () => void) {
  const { cart, cartParts, host } = useStorefront();
  const [wish, setWish] = useState<QuantityWish>();
  const newest = useRef({ wish, onEnd });
  newest.current = { wish, onEnd };
  const sent = useRef<{ wish: QuantityWish; isTaken: Promise<boolean> }>(undefined);

  /** Sends the newest wish, once; says whether the shop has taken it. `cart:change-failed` tells why not. */
  const send = useCallback(
    async (turn?: UpdateTurn): Promise<boolean> => {
      const { wish: asked } = newest.current;
      if (!asked) return true;
      if (sent.current?.wish !== asked) sent.current = { wish: asked, isTaken: ask(asked) };
      return sent.current.isTaken;

      async function ask(it: QuantityWish): Promise<boolean> {
        const isGone = !isHere(cart.state(), lineId);
        const call = { lineId, quantity: it.quantity };
        const result = isGone ? undefined : await cart.update(call, { turn }).catch(() => undefined);
        // what is ignored while another request is on the wire rests once more
        if (result?.kind === 'ignored') setWish((now) => (now === it ? { ...it } : now));
        else if (newest.current.wish === it) {
          newest.current.wish = undefined;
          setWish(undefined);
          newest.current.onEnd();
        }
        return isGone || result?.kind === 'changed';
      }
    },
    [cart, lineId],
  );

  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(send, wish.restMs);
    return () => clearTimeout(timer);
  }, [wish, send]);

  useEffect(() => () => void send('next'), [send]);

  // a line for which nothing is wished does not listen: a cart may have hundreds of them
  const isWished = wish !== undefined;
  useLayoutEffect(() => {
    if (!isWished) return;
    const sendNext = () => send('next');
    cartParts.resting.add(sendNext);
    const endListening = host.onPageHide(() => void send('last'));
    return () => {
      cartParts.resting.delete(sendNext);
      endListening();
    };
  }, [cartParts, host, isWished, send]);

  return { wish, setWish };
}

/** Is the line in the cart, and not on its way out? */
function isHere(
  { cart, leaving }: { cart?: { lines: { id: string; status: string }[] } | undefined; leaving: readonly string[] },
  lineId: string,
): boolean {
  return (
    !leaving.includes(lineId) && cart?.lines.some(({ id, status }) => id === lineId && status !== 'DELETED') === true
  );
}
