import type { LineItem, RelatedProduct } from '../../../core/cart/rules/cart';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { AtcMessageKey } from './messages';
import { PlanOffer } from './PlanOffer';
import { ProductOffer } from './ProductOffer';

export type OfferedProductsProps = {
  products: RelatedProduct[];
  /** The items of the add. Plans are offered for the first one that was added. */
  items: LineItem[];
  translate: Translate<AtcMessageKey>;
};

/**
 * Related products for the item just added: first protection plans, unless the add included one of the same kind, then
 * complementary products [CART-ADD-007].
 */
export function OfferedProducts({ products, items, translate }: OfferedProductsProps) {
  const isPlan = ({ relation }: RelatedProduct) => relation === 'WARRANTY' || relation === 'ASSEMBLY';
  const bought = items.find((item) => (item.quantityAdded ?? 0) > 0);
  const plans = products.filter(
    (product) => isPlan(product) && !items.some((item) => item.parent?.relation === product.relation),
  );
  const others = products.filter((product) => !isPlan(product));

  return (
    <>
      {bought && plans.length > 0 && (
        <section>
          <h3 className="quire-atc-drawer__heading">{translate('protect')}</h3>
          <ul>
            {plans.map((plan) => (
              <PlanOffer key={plan.sku} plan={plan} parent={bought} translate={translate} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section>
          <h3 className="quire-atc-drawer__heading">{translate('related')}</h3>
          <ul>
            {others.map((product) => (
              <ProductOffer key={product.sku} product={product} translate={translate} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
