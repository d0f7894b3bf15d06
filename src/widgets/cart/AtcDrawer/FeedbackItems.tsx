import type { AnsweredAdd } from '../../../core/cart/rules/adding/addFeedback';
import { itemOutcome } from '../../../core/cart/rules/adding/addOutcome';
import { activeLines, type Cart, type Delivery, type LineItem } from '../../../core/cart/rules/cart';
import type { LineDetails } from '../../../core/cart/rules/cartDetails';
import { itemMessages } from '../../../core/cart/rules/notices/lineMessages';
import { pickupTitle } from '../../../core/stores/rules/deliveryMethod';
import { storeAddressLine } from '../../../core/stores/rules/store';
import { useCartDetails } from '../../../hooks/cart/useCartDetails';
import { useDelegateAction, useLineActions } from '../../../hooks/cart/useOverlayActions';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { useDelivery } from '../../../hooks/stores/useStore';
import { OverlayActions } from '../../../ui/controls/OverlayActions';
import { Price } from '../../../ui/product/Price';
import { ProductFacts } from '../../../ui/product/ProductFacts';
import { lazyPart } from '../../../ui/rendering/lazyPart';
import type { messages } from './messages';

const KeepOriginal = lazyPart(() => import('./Alternatives').then((module) => module.KeepOriginal));
const Refused = lazyPart(() => import('./Alternatives').then((module) => module.Refused));

/** The outcomes of items for which the drawer offers alternatives. */
const REFUSED = ['out-of-stock', 'blocked', 'error'];

export type FeedbackItemsProps = {
  feedback: AnsweredAdd;
  cart: Cart;
  hasLists: boolean;
  translate: Translate<keyof typeof messages>;
};

/**
 * The items of an add. Their delivery may change while they are shown, so it is read from the cart [SCR-006, SCR-007].
 */
export function FeedbackItems({ feedback, cart, hasLists, translate }: FeedbackItemsProps) {
  const byId = new Map(activeLines(cart).map((line) => [line.id, line]));
  const { lines } = useCartDetails(feedback.cart);
  const items = feedback.items.map((item) => ({ ...item, delivery: byId.get(item.id)?.delivery ?? item.delivery }));

  return (
    <>
      <ul className="quire-atc-drawer__items">
        {items.map((item) => (
          <FeedbackItem
            key={item.id || item.sku}
            item={item}
            feedback={feedback}
            original={lines.get(item.id)?.replaces}
            hasLists={hasLists}
            translate={translate}
          />
        ))}
      </ul>
      <OverlayActions actions={[useDelegateAction(items)]} />
    </>
  );
}

type FeedbackItemProps = {
  item: LineItem;
  feedback: AnsweredAdd;
  /** The requested product, if the shop has added another one in its place. */
  original: LineDetails['replaces'];
  /** The page has lists that the item can be added to. */
  hasLists: boolean;
  translate: Translate<keyof typeof messages>;
};

/** One item of an add: the quantity added, the price, and the shop's messages about it [CART-ADD-007, CART-ENT-012]. */
function FeedbackItem({ item, feedback, original, hasLists, translate }: FeedbackItemProps) {
  const { locale, settings } = useStorefront();
  const price = item.feedbackPrice ?? item.price;
  const added = item.quantityAdded ?? item.quantity;
  const requested = item.requestedQuantity ?? added;
  const outcome = itemOutcome(item);

  return (
    <li className="quire-atc-drawer__item">
      <ProductFacts product={item} pictureSize={88}>
        {original && <p>{translate('replaces', original)}</p>}
        <p>
          {requested === added ? translate('quantity', { n: added }) : translate('quantityOf', { n: added, requested })}
        </p>
        <p>
          <Price amount={price.unit} was={price.base} wasLabel={translate('was')} locale={locale} />
        </p>
        {item.delivery?.type === 'ISP' && <Pickup key={item.delivery.storeNumber} delivery={item.delivery} />}
        {itemMessages(item, feedback, settings.messages.cart, locale).map((text) => (
          <p key={text} className="quire-bad">
            {text}
          </p>
        ))}
        {original && <KeepOriginal line={item} original={original} surface={feedback.surface} translate={translate} />}
        <OverlayActions actions={useLineActions(item, hasLists)} />
      </ProductFacts>
      {REFUSED.includes(outcome) && (
        <div className="quire-atc-drawer__instead">
          <Refused item={item} isSoldOut={outcome === 'out-of-stock'} translate={translate} />
        </div>
      )}
    </li>
  );
}

/** Where and when an item is picked up, with the address and the hours of the store once they are known [SCR-011]. */
function Pickup({ delivery }: { delivery: Delivery }) {
  const { settings } = useStorefront();
  const { label, store } = useDelivery(delivery);
  const { storeNumber: number } = delivery;
  return (
    <>
      <p className="quire-good">{pickupTitle(store ?? (number ? { number } : undefined), settings.messages.cart)}</p>
      <p>{label}</p>
      {store && <p>{storeAddressLine(store)}</p>}
      {store?.hours.map((line) => (
        <p key={line} className="quire-quiet">
          {line}
        </p>
      ))}
    </>
  );
}
