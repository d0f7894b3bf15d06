import { productTilesOf } from '../../core/client/productTileClient';
import type { Storefront } from '../../core/client/storefront';
import { productTilesQuery } from '../../hooks/productTilesQuery';
import { clientOf } from '../../hooks/useShopQueryClient';
import type { ProductTileProps } from './ProductTile';

/**
 * Asks for the product of a tile that is drawn soon, together with all others that do; nothing where the page gives it. What
 * failed is asked for once more when it is drawn.
 */
export function readAhead({ sku, item }: ProductTileProps, storefront: Storefront): Promise<void> | undefined {
  if (item || !sku) return undefined;
  return clientOf(storefront).prefetchQuery(productTilesQuery(productTilesOf(storefront), [sku]));
}
