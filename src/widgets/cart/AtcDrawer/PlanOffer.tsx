import { activeLines, type LineItem, type RelatedProduct } from '../../../core/cart/rules/cart';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useCartState } from '../../../hooks/cart/useCart';
import { useRemoveLine } from '../../../hooks/cart/useRemoveLine';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import type { AtcMessageKey } from './messages';
import { Offer } from './ProductOffer';

export type PlanOfferProps = { plan: RelatedProduct; parent: LineItem; translate: Translate<AtcMessageKey> };

/**
 * A warranty or an assembly service for the item just added. It is added to the cart for that item, and can be removed
 * again [CART-DEL-002, CART-DEL-003].
 */
export function PlanOffer({ plan, parent, translate }: PlanOfferProps) {
  const { cart, leaving, isPending } = useCartState();
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
          isDisabled={isPending}
          label={translate('removeNamed', { name: plan.name })}
          onClick={() => remove(line.id)}
        >
          {translate('remove')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          isBusy={adding.phase === 'adding'}
          label={translate('addNamed', { name: plan.name })}
          onClick={() => void adding.add([item], { feedback: 'none' })}
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
