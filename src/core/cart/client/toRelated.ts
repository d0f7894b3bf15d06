import { orUndefined } from '../../platform/client/wireValue';
import type { RelatedItemBody } from '../contract/cart';
import { RelatedItemsBody } from '../contract/relatedItem';
import type { Cart, RelatedProduct } from '../rules/cart';
import { attempt, readExtra, sentBody } from './sentCart';
import { type CartContext, cartMoney, picture } from './toCart';

export function toRelated(body: RelatedItemBody, cartContext: CartContext): RelatedProduct {
  const { product, priceInfo: price } = body;
  return {
    sku: body.itemId,
    name: orUndefined(product?.name) ?? body.itemId,
    url: orUndefined(product?.url),
    imageUrl: picture(product?.images?.standard),
    price: cartMoney(price?.finalPricePerUnit ?? price?.finalPrice, 'relatedItems.priceInfo', cartContext),
    relation: orUndefined(body.relationType),
  };
}

/**
 * Returns the products that the shop offers with the added item: `relatedProducts(cart, storefront.site)`. Omits a
 * product whose price cannot be parsed [CART-ENT-001].
 */
export function relatedProducts(cart: Cart, cartContext: CartContext): RelatedProduct[] {
  const bodies = readExtra(RelatedItemsBody, sentBody(cart)?.relatedItems) ?? [];
  return bodies.flatMap((body) => attempt(() => toRelated(body, cartContext)) ?? []);
}
