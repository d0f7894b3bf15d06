import { useEffect, useMemo } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { parseProvidedTile } from '../../core/products/client/toProductTile';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';

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
