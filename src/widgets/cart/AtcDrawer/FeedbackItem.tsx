import type { AnsweredAdd } from '../../../core/cart/rules/adding/addFeedback';
import type { LineItem } from '../../../core/cart/rules/cart';
import { itemWords } from '../../../core/cart/rules/notices/lineWords';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Price } from '../../../ui/product/Price';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import type { AtcWord } from './messages';
import { PickupStore } from './PickupStore';
import { LineWays } from './Ways';

export type FeedbackItemProps = {
  item: LineItem;
  feedback: AnsweredAdd;
  /** The page has lists that the item can be added to. */
  hasLists: boolean;
  say: Say<AtcWord>;
};

/** One item of an add: the quantity added, the price, and the shop's messages about it [CART-ADD-007, CART-ENT-012]. */
export function FeedbackItem({ item, feedback, hasLists, say }: FeedbackItemProps) {
  const { locale, settings } = useStorefront();
  const price = item.feedbackPrice ?? item.price;
  const added = item.quantityAdded ?? item.quantity;
  const asked = item.requestedQuantity ?? added;
  const store = item.delivery?.type === 'ISP' ? item.delivery.storeNumber : undefined;

  return (
    <li className="quire-atc-drawer__item">
      <ProductPicture url={item.imageUrl} size={88} />
      <div className="quire-atc-drawer__facts">
        <a className="quire-atc-drawer__name" href={safeUrl(item.url)}>
          {item.name}
        </a>
        <p>{asked === added ? say('quantity', { n: added }) : say('quantityOf', { n: added, asked })}</p>
        <p>
          <Price amount={price.unit} was={price.base} wasLabel={say('was')} locale={locale} />
        </p>
        {item.delivery?.type === 'ISP' && (
          <p className="quire-atc-drawer__pickup">{store ? say('pickup', { store }) : say('pickupAnywhere')}</p>
        )}
        {store && <PickupStore key={store} number={store} />}
        {itemWords(item, feedback, settings.messages.cart, locale).map((words) => (
          <p key={words} className="quire-atc-drawer__said">
            {words}
          </p>
        ))}
        <LineWays line={item} hasLists={hasLists} />
      </div>
    </li>
  );
}
