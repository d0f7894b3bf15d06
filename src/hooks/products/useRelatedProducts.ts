import { useMemo } from 'react';
import { relatedProducts } from '../../core/cart/client/toCartDetails';
import type { Cart, RelatedProduct } from '../../core/cart/rules/cart';
import { useStorefront } from '../platform/StorefrontProvider';

const NONE: RelatedProduct[] = [];

/** The products that the shop relates to those just added to the cart. */
export function useRelatedProducts(cart: Cart | undefined): RelatedProduct[] {
  const { site } = useStorefront();
  return useMemo(() => (cart ? relatedProducts(cart, site) : NONE), [cart, site]);
}
