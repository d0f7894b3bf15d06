import type { Cart } from '../../../core/cart/rules/cart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import type { Say } from '../../../hooks/platform/useMessages';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import type { MiniCartWord } from './messages';

/** Additions are reported by the widget that added the items. */
const TOLD_ELSEWHERE = ['added'] as const;

/**
 * The notices above the lines: the shop's messages about the whole cart, and requests that it did not fulfil as sent
 * [CART-NOTE-001].
 */
export function CartNotes({ cart, say }: { cart: Cart; say: Say<MiniCartWord> }) {
  const { notices, close } = useCartNotices(cart, TOLD_ELSEWHERE);
  return (
    <div role="status">
      <NoticeList notices={notices} closeLabel={(text) => say('closeNotice', { text })} onClose={close} />
    </div>
  );
}
