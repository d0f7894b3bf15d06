import { createHash } from 'node:crypto';
import type { Buying } from '../../shop/business/company';
import { needsApproval } from '../../shop/business/missing';
import type { Shown } from '../../shop/payment/shownOrder';
import type { OpenCart } from '../cart/openCart';
import type { EngineCart } from '../engine';

/**
 * What a checkout of this cart displays. The version changes with every line, sum and way to deliver, and with whether the
 * order needs approval.
 */
export function shownOf(
  { lines, subtotal, discount, shipping, tax, total, shippingOptionId }: EngineCart,
  buying: Buying | null | undefined,
): Shown {
  const displayed = [
    lines.map(({ sku, parent, quantity, unitPrice, total }) => [sku, parent?.sku, quantity, unitPrice, total]),
    [subtotal, discount, shipping, tax, total, shippingOptionId],
    buying && needsApproval(buying, total),
  ];
  const version = createHash('sha256').update(JSON.stringify(displayed)).digest('hex').slice(0, 32);
  return { total, version };
}

/** The cart with a way to deliver it: the cheapest until the customer chooses another one. */
export async function withShipping({ engine, cart }: Pick<OpenCart, 'engine' | 'cart'>): Promise<EngineCart> {
  if (cart.lines.length === 0 || cart.shippingOptionId !== null) return cart;
  const [cheapest] = await engine.listShippingOptions(cart.id);
  return cheapest ? engine.setShipping(cart.id, cheapest.id) : cart;
}
