import { useEffect, useMemo } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { productTilesOf } from '../../core/products/client/productTileClient';
import { parseProvidedTile } from '../../core/products/client/toProductTile';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';
import { CUSTOMER_QUERY, SHOP_QUERY, shopKey } from '../platform/shopQuery';
import { useShopQuery } from '../platform/useShopQueryClient';

/**
 * A product that the page provides in the shop's wire format; if it is invalid, undefined, and published as a problem.
 */
export function useProvidedTile(item: unknown): ProductTile | undefined {
  const { site, session, events, host } = useStorefront();
  const { permissionDetail } = session;
  const read = useMemo(() => {
    try {
      return { tile: parseProvidedTile(item, site.currency, permissionDetail) };
    } catch (error) {
      return { error: error as CommerceError };
    }
  }, [item, site.currency, permissionDetail]);
  const { error } = read;

  useEffect(() => {
    if (!error) return;
    host.console.error(`Quire: product-tile: ${error.message}`);
    events.publish('problem', { error });
  }, [error, events, host]);

  return read.tile;
}

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
