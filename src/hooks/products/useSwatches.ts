import { useEffect, useState } from 'react';
import { swatchesOf } from '../../core/products/client/swatches';
import type { ProductTile } from '../../core/products/rules/productTile';
import { useStorefront } from '../platform/StorefrontProvider';

/** The variants of a set, once loaded; empty if the shop has none [TILE-035]. */
export function useSwatches(setSku: string, skus: readonly string[]): readonly ProductTile[] {
  const swatches = swatchesOf(useStorefront());
  const wanted = skus.join();
  const [shown, setShown] = useState(() => swatches.known(setSku) ?? []);

  useEffect(() => {
    let isWanted = true;
    void swatches.read(setSku, wanted === '' ? [] : wanted.split(',')).then((list) => isWanted && setShown(list));
    return () => {
      isWanted = false;
    };
  }, [swatches, setSku, wanted]);

  return shown;
}
