import type { Storefront } from '../../storefront';
import type { ProductTile } from '../rules/productTile';
import { productTilesOf } from './productTileClient';

/** The colours of the sets of a page, each set asked for once. */
export type Swatches = {
  /** Asks for the products of a set as its swatches; a call that fails stores an empty list, and never rejects [TILE-035, DEC-145]. */
  read(setSku: string, skus: readonly string[]): Promise<readonly ProductTile[]>;
  /** What is stored of a set; undefined while nobody has asked for it. */
  known(setSku: string): readonly ProductTile[] | undefined;
};

function createSwatches(storefront: Storefront): Swatches {
  const stored = new Map<string, readonly ProductTile[]>();
  const underWay = new Map<string, Promise<readonly ProductTile[]>>();

  async function ask(setSku: string, skus: readonly string[]) {
    const { tiles, error } = await productTilesOf(storefront).read(skus, { swatch: true });
    const list = error ? [] : tiles;
    stored.set(setSku, list);
    underWay.delete(setSku);
    return list;
  }

  return {
    known: (setSku) => stored.get(setSku),
    async read(setSku, skus) {
      const asked = stored.get(setSku) ?? underWay.get(setSku) ?? ask(setSku, skus);
      if (asked instanceof Promise) underWay.set(setSku, asked);
      return asked;
    },
  };
}

const pages = new WeakMap<Storefront, Swatches>();

/** Those of a page, so that equal sets on it are asked for once. */
export function swatchesOf(storefront: Storefront): Swatches {
  const swatches = pages.get(storefront) ?? createSwatches(storefront);
  pages.set(storefront, swatches);
  return swatches;
}
