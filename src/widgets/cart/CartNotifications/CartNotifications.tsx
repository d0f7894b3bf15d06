'use client';

import { useCartState } from '../../../hooks/cart/useCart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import { useIsCartPage } from '../../../hooks/platform/useIsCartPage';
import { useMessages } from '../../../hooks/platform/useMessages';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CartNotificationsProps = {
  /** `mini` leaves out what was added: whoever asked for it has told it. */
  placement?: 'cart' | 'header' | 'mini';
};

const TOLD_ELSEWHERE = ['added'] as const;
const NOTHING = [] as const;

/**
 * What the cart has to say, wherever a page wants it: on the cart page, in its header, in a mini cart of its own. It asks for
 * nothing: it shows what the page knows [CART-NOTE-001 to CART-NOTE-012].
 */
export function CartNotifications({ placement = 'cart' }: CartNotificationsProps) {
  const say = useMessages('cart-notifications', messages);
  const { cart } = useCartState();
  const { notices, close } = useCartNotices(cart, placement === 'mini' ? TOLD_ELSEWHERE : NOTHING);
  // on the cart page the page itself speaks; twice would be once too often
  const isEcho = useIsCartPage() && placement === 'header';

  return (
    <Widget block="cart-notifications">
      <div role={isEcho ? undefined : 'status'}>
        <NoticeList notices={notices} closeLabel={(text) => say('closeNotice', { text })} onClose={close} />
      </div>
    </Widget>
  );
}
