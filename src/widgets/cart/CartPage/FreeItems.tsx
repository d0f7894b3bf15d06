import type { LineItem, RelatedProduct } from '../../../core/cart/rules/cart';
import type { CartDetails } from '../../../core/cart/rules/cartDetails';
import { genericMessage } from '../../../core/platform/rules/genericMessage';
import { useCartState } from '../../../hooks/cart/useCart';
import { useCartExtras } from '../../../hooks/cart/useCartExtras';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ProductPicture } from '../../../ui/product/ProductPicture';
import { messages } from './messages';

type FreeItem = Pick<RelatedProduct, 'sku' | 'name' | 'imageUrl'>;

/** The free items that the shop offers with this cart. The customer can add and remove them [CART-UPD-011]. */
export function FreeItems({ details, lines }: { details: CartDetails; lines: LineItem[] }) {
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
