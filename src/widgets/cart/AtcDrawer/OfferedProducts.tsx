import { activeLines, type LineItem, type RelatedProduct } from '../../../core/cart/rules/cart';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useCartState } from '../../../hooks/cart/useCart';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { AtcMessageKey } from './messages';
import { Offer, ProductOffer } from './ProductOffer';

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

type PlanOfferProps = { plan: RelatedProduct; parent: LineItem; translate: Translate<AtcMessageKey> };

/**
 * A warranty or an assembly service for the item just added. It is added to the cart for that item, and can be removed
 * again [CART-DEL-002, CART-DEL-003].
 */
function PlanOffer({ plan, parent, translate }: PlanOfferProps) {
  const { cart, leaving, isMutating } = useCartState();
  const adding = useAddToCart();
  const remove = useRemoveLine();
  const line = cart && activeLines(cart).find((it) => it.sku === plan.sku && isChildOf(it, parent));
  const isLeaving = line !== undefined && leaving.includes(line.id);
  const relation = plan.relation === 'ASSEMBLY' ? 'ASSEMBLY' : 'WARRANTY';
  const item = {
    sku: plan.sku,
    quantity: parent.quantityAdded || 1,
    parent: { sku: parent.sku, lineId: parent.id, relation },
  } as const;

  return (
    <Offer product={plan} adding={adding} isIn={line !== undefined} translate={translate}>
      {line ? (
        <Button
          kind="secondary"
          isBusy={isLeaving}
          isDisabled={isMutating}
          label={translate('removeNamed', { name: plan.name })}
          onClick={() => remove.mutate(line.id)}
        >
          {translate('remove')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          isBusy={adding.status === 'pending'}
          label={translate('addNamed', { name: plan.name })}
          onClick={() => adding.mutate({ items: [item], feedback: 'none' })}
        >
          {translate('add')}
        </Button>
      )}
    </Offer>
  );
}

function isChildOf(line: LineItem, parent: LineItem): boolean {
  return line.parent?.lineId ? line.parent.lineId === parent.id : line.parent?.sku === parent.sku;
}
