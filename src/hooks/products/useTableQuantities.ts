import { useState } from 'react';
import type { AddItem } from '../../core/cart/rules/adding/addRequest';
import { maxQuantity, nearestQuantity } from '../../core/cart/rules/quantity';
import { checkTile, type ProductTile, tileBounds, tileQuantity } from '../../core/products/rules/productTile';

/** The nearest allowed quantity, or 0. */
function fitting(tile: ProductTile, quantity: number): number {
  return quantity < 1 ? 0 : nearestQuantity(quantity, tileBounds(tile));
}

export type TableQuantities = ReturnType<typeof useTableQuantities>;

/** The quantities of the products in a table; initially 0. */
export function useTableQuantities(tiles: readonly ProductTile[]) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const textOf = ({ sku }: ProductTile) => texts[sku] ?? '0';
  const quantityOf = (tile: ProductTile) => fitting(tile, tileQuantity(textOf(tile)) || 0);
  const write = ({ sku }: ProductTile, text: string) => setTexts((before) => ({ ...before, [sku]: text }));

  function stepped(tile: ProductTile, direction: 1 | -1): number {
    const { increment = 1, ...bounds } = tileBounds(tile);
    return Math.max(0, Math.min(quantityOf(tile) + direction * increment, maxQuantity(bounds)));
  }

  return {
    textOf,
    type: write,
    step: (tile: ProductTile, direction: 1 | -1) => write(tile, String(fitting(tile, stepped(tile, direction)))),
    /** Ends typing: rounds to the nearest allowed quantity. */
    commit: (tile: ProductTile) => write(tile, String(quantityOf(tile))),
    canStep: (tile: ProductTile, direction: 1 | -1) =>
      checkTile(tile).canAdd && stepped(tile, direction) !== quantityOf(tile),
    /** The items that the add button adds. */
    items: tiles
      .filter((tile) => checkTile(tile).canAdd && quantityOf(tile) > 0)
      .map((tile): AddItem => ({ sku: tile.sku, quantity: quantityOf(tile), resolvedSku: tile.resolvedSku })),
    /** Resets all quantities, except those of these SKUs. */
    clear: (except: readonly string[]) =>
      setTexts((before) => Object.fromEntries(Object.entries(before).filter(([sku]) => except.includes(sku)))),
  };
}
