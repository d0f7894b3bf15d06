import { type ReactNode, useMemo, useRef } from 'react';
import { activeLines, type Cart, type LineItem, type RelatedProduct } from '../../../core/cart/rules/cart';
import type { CartDetails } from '../../../core/cart/rules/cartDetails';
import { pageFamilies } from '../../../core/cart/rules/lineFamilies';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import { useCart, useCartState } from '../../../hooks/cart/useCart';
import { useCartDetails } from '../../../hooks/cart/useCartDetails';
import { useCartExtras } from '../../../hooks/cart/useCartExtras';
import { useCartNotices, useChangeFailure } from '../../../hooks/cart/useCartNotices';
import { useFurnitureFee } from '../../../hooks/cart/useFurnitureFee';
import { useUndoBar } from '../../../hooks/cart/useUndoBar';
import { useVendorMessages } from '../../../hooks/payment/useVendorMessages';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { usePageQuery } from '../../../hooks/platform/usePageQuery';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { useSavedLine } from '../../../hooks/saved/useSaveForLater';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus, type LoadingStatusProps } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { NoticeList } from '../../../ui/feedback/NoticeList';
import { UndoBar } from '../../../ui/feedback/UndoBar';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './CartPage.css';
import { CartSide, type CartSideContent, PageSlot } from './CartSide';
import { Lines } from './line/Lines';
import { messages } from './messages';
import { Recommendations } from './Recommendations';

export type CartPageProps = RootProps &
  CartSideContent & {
    /**
     * The variant of the shop's cart page. The default is the variant of the tenant [ROUTE-001, ROUTE-003, ROUTE-004].
     */
    variant?: 'mmx' | 'sba' | 'sparq';
    /** Shows the cart without further product offers. The default is `viewcart` of the page's address [ROUTE-002]. */
    viewcart?: boolean;
    /** The ids of the lines to highlight. The default is `cartItemIds` of the page's address [ROUTE-010]. */
    cartItemIds?: string[];
    /** Shows recommended products below the lines. The default is true. */
    showRecommendations?: boolean;
    /** Items can be saved for later and are listed below the lines. The default is true [SCR-013]. */
    showSfl?: boolean;
    /** URL of the link that continues shopping. */
    shopUrl?: string;
    /** Content below the lines, for saved items. */
    savedForLater?: ReactNode;
  };

/**
 * The whole cart: lines, totals, coupons and the checkout link; or the reason why there is no cart to show [ROUTE-013].
 * Its title is the `h1` of the page.
 */
export function CartPage(props: CartPageProps) {
  useStyles(styles);
  const { settings, site } = useStorefront();
  const { cart, phase, isMutating, refetch } = useCart();
  useSignInElsewhere();
  const inside = useRef<HTMLDivElement>(null);
  useRestoreFocus(inside);
  const variant = props.variant ?? (site.isSBA ? 'sba' : settings.cart.variant || 'mmx');
  const translate = useMessages('cart-page', messages);
  const state = phase === 'failed' ? 'failed' : 'loading';
  const loading: Pick<LoadingStatusProps, 'translate' | 'onRetry'> = {
    translate: (key) => (key === 'failed' ? genericMessage('pageFailed', settings.messages.cart) : translate(key)),
    onRetry: refetch,
  };
  return (
    <Widget block="cart-page" props={props}>
      <div ref={inside} className="quire-cart-page__content" tabIndex={-1}>
        <LoadedContent {...loading} state={cart || phase === 'skipped' ? 'ready' : state}>
          {cart ? (
            <div className={`quire-cart-page__sheet quire-cart-page__sheet--${variant}`}>
              <LoadedCart {...props} cart={cart} isMutating={isMutating} />
            </div>
          ) : (
            <div>
              <PageTitle>{translate('titleEmpty')}</PageTitle>
              {phase === 'skipped' ? (
                <div className="quire-cart-page__notice">
                  <p>{translate('signIn')}</p>
                  <ButtonLink kind="primary" href={settings.urls.login}>
                    {translate('signInLink')}
                  </ButtonLink>
                </div>
              ) : (
                <LoadingStatus {...loading} state={state} />
              )}
            </div>
          )}
        </LoadedContent>
      </div>
    </Widget>
  );
}

/** A loaded cart: notices at the top, lines beside the totals, and further sections below. */
function LoadedCart(props: CartPageProps & { cart: Cart; isMutating: boolean }) {
  const { cart, isMutating, showRecommendations = true, showSfl = true } = props;
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
  const isEmpty = lines.length === 0;

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
      {!isEmpty && <CartSide {...props} lines={lines} details={details} fee={fee} />}
      <div className="quire-cart-page__below">
        {showSfl && !viewcart && <PageSlot name="saved-for-later" content={props.savedForLater} />}
        {showRecommendations && !viewcart && <Recommendations lines={lines} />}
      </div>
    </>
  );
}

type FreeItem = Pick<RelatedProduct, 'sku' | 'name' | 'imageUrl'>;

/** The free items that the shop offers with this cart. The customer can add and remove them [CART-UPD-011]. */
function FreeItems({ details, lines }: { details: CartDetails; lines: LineItem[] }) {
  const translate = useMessages('cart-page', messages);
  const { settings } = useStorefront();
  const isMutating = useCartState((state) => state.isMutating);
  const { changeFreeItems } = useCartExtras();
  const accepted: FreeItem[] = lines.filter(({ sku }) => details.freeItems.includes(sku));
  if (accepted.length + details.offeredItems.length === 0) return null;

  const item = ({ sku, name, imageUrl }: FreeItem, isAccepted: boolean) => (
    <li key={sku} className="quire-cart-page__free">
      <ProductPicture url={imageUrl} size={56} />
      <span className="quire-cart-page__facts">{name}</span>
      <Button
        kind="secondary"
        isDisabled={isMutating}
        label={translate(isAccepted ? 'leaveFreeNamed' : 'takeFreeNamed', { name })}
        onClick={() => changeFreeItems.mutate(isAccepted ? { deleteFreeItems: [sku] } : { freeItems: [sku] })}
      >
        {translate(isAccepted ? 'remove' : 'takeFree')}
      </Button>
    </li>
  );
  return (
    <section className="quire-cart-page__section">
      <h2 className="quire-cart-page__heading">{translate('freeItems')}</h2>
      {changeFreeItems.isError && <p className="quire-bad">{genericMessage('changeFailed', settings.messages.cart)}</p>}
      <ul>
        {accepted.map((product) => item(product, true))}
        {details.offeredItems.map((product) => item(product, false))}
      </ul>
    </section>
  );
}
