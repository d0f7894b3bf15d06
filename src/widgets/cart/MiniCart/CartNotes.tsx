import type { Cart } from '../../../core/cart/rules/cart';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import type { Say } from '../../../hooks/platform/useMessages';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import type { MiniCartWord } from './messages';

/** What was added is told by what asked for it. */
const TOLD_ELSEWHERE = ['added'] as const;

/** What stands on top of the lines: what the shop says of the whole cart, and what it did not do as asked [CART-NOTE-001]. */
export function CartNotes({ cart, say }: { cart: Cart; say: Say<MiniCartWord> }) {
  const { notices, close } = useCartNotices(cart, TOLD_ELSEWHERE);
  return (
    <div role="status">
      <NoticeList notices={notices} closeLabel={(text) => say('closeNotice', { text })} onClose={close} />
    </div>
  );
}
