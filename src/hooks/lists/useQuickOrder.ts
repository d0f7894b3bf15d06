import { useEffect, useMemo, useRef, useState } from 'react';
import { listAddition } from '../../core/lists/rules/listAddition';
import type { ListAdd } from '../../core/lists/rules/listOutcome';
import { readOrderLines } from '../../core/lists/rules/orderLines';
import {
  checkRow,
  emptyRows,
  type OrderRow,
  orderOf,
  rowsAfter,
  rowsWith,
  rowsWithout,
  skuOf,
} from '../../core/lists/rules/quickOrderRows';
import { checkTile, productBounds } from '../../core/products/rules/productTile';
import { useStableCallback } from '../platform/useStableCallback';
import { useListToCart, useSkuLookup } from './useListTiles';

export type QuickOrder = ReturnType<typeof useQuickOrder>;

/** The actions of a row. Their identity is stable, so that a row re-renders only when its own data changes. */
export type OrderRowActs = QuickOrder['acts'];

/**
 * The result of the last add: of `all` added products, how many `arrived` in the cart; how many rows were not added
 * because their SKU is `unknown`, or were otherwise `skipped`.
 */
export type OrderResult = { arrived: number; all: number; unknown: number; skipped: number } | 'nothing';

const settled = (row: OrderRow): OrderRow => (row.isSettled ? row : { ...row, isSettled: true });

/** The rows of a quick order, the products of their SKUs, and the button that adds them all [OVR-010]. */
export function useQuickOrder(count: number) {
  const [rows, setRows] = useState(() => emptyRows(count));
  /** The result of the last paste. */
  const [pasted, setPasted] = useState<{ lines: number; unclear: number; left: number }>();
  const [isPressed, setPressed] = useState(false);
  const [result, setResult] = useState<OrderResult>();
  const toCart = useListToCart('quickOrder', async (items: readonly ListAdd[]) => items);
  const newest = useRef(rows);
  newest.current = rows;

  const lookup = useSkuLookup(rows.filter(({ isSettled }) => isSettled).flatMap((row) => skuOf(row) || []));

  const acts = useMemo(
    () => ({
      type: (id: number, change: Partial<Pick<OrderRow, 'sku' | 'quantity'>>) =>
        setRows((before) => rowsAfter(before, id, change)),
      /** The SKU is complete and can be looked up. */
      settle: (id: number) => setRows((before) => before.map((row) => (row.id === id ? settled(row) : row))),
      paste(text: string, id?: number) {
        const { lines, unclear, left } = readOrderLines(text);
        const after = rowsWith(newest.current, lines, id);
        newest.current = after.rows;
        setRows(after.rows);
        setPasted({ lines: lines.length - after.left, unclear, left: left + after.left });
      },
      remove: (id: number) => setRows((before) => rowsWithout(before, id)),
    }),
    [],
  );

  const typed = rows.filter((row) => skuOf(row) !== '' && !row.outcome?.isGood);
  const lookupOf = (row: OrderRow) => (row.isSettled && skuOf(row) !== '' ? lookup.lookupOf(skuOf(row)) : undefined);
  const wanted = typed.flatMap((row) => {
    const tile = lookupOf(row)?.tile;
    return tile && checkTile(tile).canAdd && checkRow(row, productBounds(tile)).ok ? [{ row, tile }] : [];
  });
  // with the SKUs in the shop's spelling, however they were typed
  const ordered = orderOf(wanted.map(({ row, tile }) => ({ ...row, sku: tile.sku })));
  const { units, price } = listAddition(
    ordered.map((item) => ({ id: item.sku, ...item })),
    new Map(wanted.map(({ tile }) => [tile.sku, tile])),
  );
  const isAnswered = typed.every((row) => (lookupOf(row)?.phase ?? 'loading') !== 'loading');

  const add = useStableCallback(async () => {
    if (ordered.length === 0) return setResult('nothing');
    const resolved = new Map(wanted.map(({ tile }) => [tile.sku, tile.resolvedSku]));
    const unknown = typed.filter((row) => lookupOf(row)?.phase === 'missing').length;
    const outcomesBySku = await toCart.mutateAsync(
      ordered.map((item) => ({ ...item, resolvedSku: resolved.get(item.sku) })),
    );
    const outcomes = new Map(wanted.map(({ row, tile }) => [row, outcomesBySku.get(tile.sku)]));
    setRows((before) => before.map((row) => (outcomes.has(row) ? { ...row, outcome: outcomes.get(row) } : row)));
    const arrived = [...outcomesBySku.values()].filter(({ isGood }) => isGood).length;
    setResult({ arrived, all: outcomesBySku.size, unknown, skipped: typed.length - wanted.length - unknown });
  });

  useEffect(() => {
    if (!isPressed || !isAnswered) return;
    setPressed(false);
    void add();
  }, [isPressed, isAnswered, add]);

  return {
    rows,
    acts,
    lookupOf,
    pasted,
    hasFailed: lookup.hasFailed,
    retry: lookup.retry,
    /** How many units an add contains, as far as the products are known. */
    units,
    /** Their price; undefined if the price of one of them is not known before it is in the cart. */
    price,
    isAdding: isPressed || toCart.isPending,
    /** Adds all valid rows, after every typed SKU is looked up. */
    addAll() {
      setPasted(undefined);
      setResult(undefined);
      setRows((before) => before.map(settled));
      setPressed(true);
    },
    result,
    clear() {
      setRows(emptyRows(count));
      setPasted(undefined);
      setResult(undefined);
    },
  };
}
