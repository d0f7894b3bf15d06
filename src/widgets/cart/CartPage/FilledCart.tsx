import { useMemo } from 'react';
import { activeLines, type Cart } from '../../../core/cart/rules/cart';
import { pageFamilies } from '../../../core/cart/rules/lineFamilies';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useCartState } from '../../../hooks/cart/useCart';
import { useCartDetails } from '../../../hooks/cart/useCartDetails';
import { useCartNotices } from '../../../hooks/cart/useCartNotices';
import { useChangeFailure } from '../../../hooks/cart/useChangeFailure';
import { useFurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useVendorMessages } from '../../../hooks/payment/useVendorMessages';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { useSavedLine } from '../../../hooks/saved/useSavedLine';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { Notice } from '../../../ui/feedback/Notice';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { CartSide } from './CartSide';
import type { CartPageProps } from './cartPageProps';
import { FreeItems } from './FreeItems';
import { Lines } from './line/Lines';
import { messages } from './messages';
import { PageSlot } from './PageSlot';
import { Recommendations } from './Recommendations';

export type FilledCartProps = CartPageProps & { cart: Cart; isEmpty: boolean };

/** A loaded cart: notices at the top, lines beside the totals, and further sections below. */
export function FilledCart(props: FilledCartProps) {
  const { cart, isEmpty, showRecommendations = true, showSfl = true } = props;
  const translate = useMessages('cart-page', messages);
  const viewcartQuery = usePageQuery('viewcart');
  const viewcart = props.viewcart ?? viewcartQuery === 'true';
  const { settings } = useStorefront();
  const details = useCartDetails(cart);
  const lines = useMemo(() => activeLines(cart), [cart]);
  const families = useMemo(() => pageFamilies(lines, details), [lines, details]);
  const { notices, close } = useCartNotices(cart);
  const failure = useChangeFailure();
  const vendor = useVendorMessages();
  const fee = useFurnitureFee(cart.summary.furnitureServiceFee);
  const undo = useUndoBar(translate);
  const saved = useSavedLine();
  const isMutating = useCartState((state) => state.isMutating);

  return (
    <>
      <div className="quire-cart-page__main" aria-busy={isMutating || undefined}>
        <PageTitle>
          {isEmpty ? translate('titleEmpty') : translate(viewcart ? 'titleView' : 'title', { n: cart.itemCount })}
        </PageTitle>
        <div role="alert">
          {vendor.map((text) => (
            <Notice key={text} kind="bad">
              {text}
            </Notice>
          ))}
          {failure && <Notice kind="bad">{genericMessage('changeFailed', settings.messages.cart)}</Notice>}
        </div>
        <div role="status">
          <NoticeList notices={notices} closeLabel={(text) => translate('closeNotice', { text })} onClose={close} />
        </div>
        <p role="status" className="quire-hidden-visually">
          {isMutating ? translate('updating') : (undo?.text ?? (saved && translate('savedLine', { name: saved.name })))}
        </p>
        {undo && <UndoBar {...undo} />}
        {isEmpty ? (
          <div className="quire-cart-page__notice">
            <p>{translate('empty')}</p>
            <p>{translate('startShopping')}</p>
            <ButtonLink kind="primary" href={props.shopUrl ?? '/'}>
              {translate('shop')}
            </ButtonLink>
          </div>
        ) : (
          <Lines
            families={families}
            fee={fee}
            highlighted={props.cartItemIds}
            hasSaved={showSfl}
            hasLists={props.showAddToList === true}
            isShippingFree={details.deliveryFee?.minor === 0}
          />
        )}
        {!isEmpty && !viewcart && <FreeItems details={details} lines={lines} />}
      </div>
      {!isEmpty && <CartSide {...props} details={details} fee={fee} />}
      <div className="quire-cart-page__below">
        {showSfl && !viewcart && <PageSlot name="saved-for-later" content={props.savedForLater} />}
        {showRecommendations && !viewcart && <Recommendations lines={lines} />}
      </div>
    </>
  );
}
