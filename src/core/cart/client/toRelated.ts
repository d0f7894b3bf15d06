import { given } from '../../platform/client/wireValue';
import type { RelatedItemBody } from '../contract/cart';
import { RelatedItemsBody } from '../contract/relatedItem';
import type { Cart, RelatedProduct } from '../rules/cart';
import { attempt, readExtra, sentBody } from './sentCart';
import { type CartTongue, cartMoney, picture } from './toCart';

export function toRelated(body: RelatedItemBody, tongue: CartTongue): RelatedProduct {
  const { product, priceInfo: price } = body;
  return {
    sku: body.itemId,
    name: given(product?.name) ?? body.itemId,
    url: given(product?.url),
    imageUrl: picture(product?.images?.standard),
    price: cartMoney(price?.finalPricePerUnit ?? price?.finalPrice, 'relatedItems.priceInfo', tongue),
    relation: given(body.relationType),
  };
}

/**
 * What the shop offers beside that which was just added: `relatedProducts(cart, storefront.site)`. One whose price can not be
 * reckoned with is left out [CART-ENT-001].
 */
export function relatedProducts(cart: Cart, tongue: CartTongue): RelatedProduct[] {
  const bodies = readExtra(RelatedItemsBody, sentBody(cart)?.relatedItems) ?? [];
  return bodies.flatMap((body) => attempt(() => toRelated(body, tongue)) ?? []);
}
