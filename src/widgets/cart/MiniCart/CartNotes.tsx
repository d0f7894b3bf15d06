import type { Cart } from '../../../core/cart/rules/cart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import type { Translate } from '../../../hooks/platform/useMessages';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import type { MiniCartMessageKey } from './messages';

/** Additions are reported by the widget that added the items. */
const REPORTED_ELSEWHERE = ['added'] as const;

/**
 * The notices above the lines: the shop's messages about the whole cart, and requests that it did not fulfil as sent
 * [CART-NOTE-001].
 */
export function CartNotes({ cart, translate }: { cart: Cart; translate: Translate<MiniCartMessageKey> }) {
  const { notices, close } = useCartNotices(cart, REPORTED_ELSEWHERE);
  return (
    <div role="status">
      <NoticeList notices={notices} closeLabel={(text) => translate('closeNotice', { text })} onClose={close} />
    </div>
  );
}
