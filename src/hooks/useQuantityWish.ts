import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStorefront } from './StorefrontProvider';

/** A quantity that the customer wants and the shop does not know yet; it is sent when it has rested. */
export type QuantityWish = { quantity: number; restMs: number };

/**
 * The wish for one line. It waits while another cart request is on the wire, and the newest one wins; `onEnd` is told when
 * the shop has answered it, well or badly. What still rests is sent when the screen or the page is left.
 */
export function useQuantityWish(lineId: string, onEnd: () => void) {
  const { cart, host } = useStorefront();
  const [wish, setWish] = useState<QuantityWish>();
  const newest = useRef({ wish, onEnd });
  newest.current = { wish, onEnd };

  useEffect(() => {
    if (!wish) return;

    const end = () => {
      if (newest.current.wish !== wish) return;
      setWish(undefined);
      newest.current.onEnd();
    };
    const restAgain = () => setWish((it) => (it === wish ? { ...wish } : it));
    const send = () => {
      if (!isHere(cart.state(), lineId)) return end();
      cart
        .update({ lineId, quantity: wish.quantity })
        // what is ignored while another request is on the wire rests once more
        .then(({ kind }) => (kind === 'ignored' ? restAgain() : end()), end);
    };
    const timer = setTimeout(send, wish.restMs);
    return () => clearTimeout(timer);
  }, [wish, cart, lineId]);

  const sendNow = useCallback(() => {
    const { wish: resting } = newest.current;
    newest.current.wish = undefined;
    setWish(undefined);
    if (!resting || !isHere(cart.state(), lineId)) return;
    // `cart:change-failed` tells it
    cart.update({ lineId, quantity: resting.quantity }).catch(() => newest.current.onEnd());
  }, [cart, lineId]);

  useEffect(() => sendNow, [sendNow]);

  // a line for which nothing is wished does not listen: a cart may have hundreds of them
  const isWished = wish !== undefined;
  useLayoutEffect(() => (isWished ? host.onPageHide(sendNow) : undefined), [host, isWished, sendNow]);

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
