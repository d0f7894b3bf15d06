import { useCartState } from '../../../hooks/cart/useCart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import { useIsCartPage } from '../../../hooks/platform/useIsCartPage';
import { useMessages } from '../../../hooks/platform/useMessages';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type CartNotificationsProps = RootProps & {
  /** `mini` leaves out additions, because the widget that added the items reports them. */
  placement?: 'cart' | 'header' | 'mini';
};

/**
 * The cart's notices, wherever a page wants them: on the cart page, in its header, or in a mini cart of its own. It
 * sends no requests: it renders the cart that the page already has [CART-NOTE-001 to CART-NOTE-012].
 */
export function CartNotifications({ placement = 'cart', ...root }: CartNotificationsProps) {
  const translate = useMessages('cart-notifications', messages);
  const { cart } = useCartState();
  const { notices, close } = useCartNotices(cart, placement !== 'mini');
  // the cart page announces the notices itself; a second live region would repeat them
  const isEcho = useIsCartPage() && placement === 'header';

  return (
    <Widget block="cart-notifications" props={root}>
      <div role={isEcho ? undefined : 'status'}>
        <NoticeList notices={notices} closeLabel={(text) => translate('closeNotice', { text })} onClose={close} />
      </div>
    </Widget>
  );
}
