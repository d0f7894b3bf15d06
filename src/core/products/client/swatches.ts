import { oncePer } from '../../platform/client/oncePer';
import type { Storefront } from '../../storefront';
import type { ProductTile } from '../rules/productTile';
import { productTilesOf } from './productTileClient';

/** The colour swatches of the SKU sets on a page; each set is requested once. */
export type Swatches = {
  /**
   * Loads the products of a set as its swatches. A failed request stores an empty list; never rejects [TILE-035,
   * DEC-145].
   */
  read(setSku: string, skus: readonly string[]): Promise<readonly ProductTile[]>;
  /** The stored swatches of a set; undefined until they are loaded. */
  known(setSku: string): readonly ProductTile[] | undefined;
};

function createSwatches(storefront: Storefront): Swatches {
  const stored = new Map<string, readonly ProductTile[]>();
  const reads = new Map<string, Promise<readonly ProductTile[]>>();

  async function requestSwatches(setSku: string, skus: readonly string[]) {
    const { tiles, error } = await productTilesOf(storefront).read(skus, { swatch: true });
    const list = error ? [] : tiles;
    stored.set(setSku, list);
    return list;
  }

  return {
    known: (setSku) => stored.get(setSku),
    read(setSku, skus) {
      const swatches = reads.get(setSku) ?? requestSwatches(setSku, skus);
      reads.set(setSku, swatches);
      return swatches;
    },
  };
}

/** The swatches of a page, shared so that equal sets are requested once. */
export const swatchesOf = oncePer(createSwatches);
