import { amount, flag, list, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

/**
 * `<div data-quire="cart-page" data-cart-item-ids="line-1,line-2"><table>…</table></div>`: the markup inside is the
 * fallback until the cart is loaded. Children with `slot="saved-for-later"`, `slot="accounting"` or `slot="checkout"`
 * are placed in the page.
 */
export const attributes = v.object({
  variant: v.optional(v.picklist(['mmx', 'sba', 'sparq'])),
  viewcart: v.optional(flag),
  cartItemIds: v.optional(list),
  showRecommendations: v.optional(flag),
  showSfl: v.optional(flag),
  showAddToList: v.optional(flag),
  couponsEnabled: v.optional(flag),
  freeShippingThreshold: v.optional(amount),
  checkoutUrl: v.optional(text),
  checkoutLabel: v.optional(text),
  shopUrl: v.optional(text),
});

export const callbacks = ['onCheckout'] as const;
