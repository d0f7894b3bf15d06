import { productTilesOf } from '../../core/products/client/productTileClient';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, SHOP_QUERY, shopKey } from '../platform/shopQuery';
import { useShopQuery } from '../platform/useShopQueryClient';

const NONE: readonly ProductTile[] = [];

/**
 * The variants of a set, requested once for the page, and for a business again after it has signed in. Empty until they
 * have loaded, and if that fails [TILE-035, DEC-145].
 */
export function useSwatches(skus: readonly string[]): readonly ProductTile[] {
  const storefront = useStorefront();
  const { data = NONE } = useShopQuery({
    queryKey: shopKey(storefront, 'swatches', skus),
    staleTime: Number.POSITIVE_INFINITY,
    ...(storefront.site.isSBA ? CUSTOMER_QUERY : SHOP_QUERY),
    async queryFn() {
      const { tiles, error } = await productTilesOf(storefront).read(skus, { swatch: true });
      return error ? [] : tiles;
    },
  });
  return data;
}
