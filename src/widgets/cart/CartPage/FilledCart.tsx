import { useMemo } from 'react';
import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import { pageFamilies } from '../../../core/cart/rules/cartPageLines';
import { genericWords } from '../../../core/platform/rules/genericWords';
import { useCartFact } from '../../../hooks/cart/useCart';
import { useCartDetails } from '../../../hooks/cart/useCartDetails';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import { useChangeFailure } from '../../../hooks/cart/useChangeFailure';
import { useFurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useUndo } from '../../../hooks/cart/useUndo';
import { useUndoWords } from '../../../hooks/cart/useUndoWords';
import { useVendorMessages } from '../../../hooks/payment/useVendorMessages';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { useSavedLine } from '../../../hooks/saved/useSavedLine';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { CartSide } from './CartSide';
import type { CartPageProps } from './cartPageProps';
import { FreeItems } from './FreeItems';
import { Lines } from './line/Lines';
import { messages } from './messages';
import { Place } from './Place';
import { Recommendations } from './Recommendations';

export type FilledCartProps = CartPageProps & { cart: Cart; isEmpty: boolean };

/** A loaded cart: notices at the top, lines beside the totals, and further sections below. */
export function FilledCart(props: FilledCartProps) {
  const { cart, isEmpty, couponsEnabled = true, showRecommendations = true, showSfl = true } = props;
  const say = useMessages('cart-page', messages);
  const asked = usePageQuery('viewcart');
  const viewcart = props.viewcart ?? asked === 'true';
  const { settings } = useStorefront();
  const details = useCartDetails(cart);
  const lines = useMemo(() => activeLines(cart), [cart]);
  const families = useMemo(() => pageFamilies(lines, details), [lines, details]);
  const { notices, close } = useCartNotices(cart);
  const { failure } = useChangeFailure();
  const vendor = useVendorMessages();
  const fee = useFurnitureFee(cart.summary.furnitureServiceFee);
  const undo = useUndo();
  const undoWords = useUndoWords(undo, say);
  const saved = useSavedLine();
  const isPending = useCartFact((state) => state.isPending);

  return (
    <>
      <div className="quire-cart-page__main" aria-busy={isPending || undefined}>
        <h2 className="quire-cart-page__title">
          {isEmpty ? say('titleEmpty') : say(viewcart ? 'titleView' : 'title', { n: cart.itemCount })}
        </h2>
        <div role="alert">
          {vendor.map((text) => (
            <Notice key={text} kind="bad">
              {text}
            </Notice>
          ))}
          {failure && <Notice kind="bad">{genericWords('changeFailed', settings.messages.cart)}</Notice>}
        </div>
        <div role="status">
          <NoticeList notices={notices} closeLabel={(text) => say('closeNotice', { text })} onClose={close} />
        </div>
        <p role="status" className="quire-hidden-visually">
          {isPending
            ? say('updating')
            : undo.removed.length > 0
              ? undoWords.text
              : saved && say('savedLine', { name: saved.name })}
        </p>
        {undo.removed.length > 0 && <UndoBar {...undoWords} isBusy={undo.phase === 'undoing'} onUndo={undo.undo} />}
        {isEmpty ? (
          <div className="quire-cart-page__word">
            <p>{say('empty')}</p>
            <p>{say('startShopping')}</p>
            <ButtonLink href={props.shopUrl ?? '/'}>{say('shop')}</ButtonLink>
          </div>
        ) : (
          <Lines
            families={families}
            fee={fee}
            highlighted={props.cartItemIds}
            hasSaved={showSfl}
            hasLists={props.showAddToList === true}
          />
        )}
        {!isEmpty && !viewcart && <FreeItems details={details} lines={lines} />}
      </div>
      {!isEmpty && <CartSide {...props} details={details} fee={fee} couponsEnabled={couponsEnabled} />}
      <div className="quire-cart-page__below">
        {showSfl && !viewcart && <Place name="saved-for-later" given={props.savedForLater} />}
        {showRecommendations && !viewcart && <Recommendations skus={lines.map((line) => line.sku)} />}
      </div>
    </>
  );
}
