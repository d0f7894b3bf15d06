import { useEffect, useMemo, useRef, useState } from 'react';
import { listAddition } from '../../core/lists/rules/listAddition';
import type { ListAdd, ListOutcome } from '../../core/lists/rules/listOutcome';
import { readOrderLines } from '../../core/lists/rules/orderLines';
import {
  checkRow,
  emptyRows,
  type OrderRow,
  orderOf,
  rowsAfter,
  rowsWith,
  rowsWithout,
} from '../../core/lists/rules/quickOrderRows';
import type { Money } from '../../core/platform/rules/money';
import { visibleText } from '../../core/platform/rules/visibleText';
import { checkTile, productBounds } from '../../core/products/rules/productTile';
import { useStableCallback } from '../platform/useStableCallback';
import { type SkuLookup, useSkuLookup } from './useListTiles';
import { useListToCart } from './useListToCart';

/** The actions of a row. Their identity is stable, so that a row re-renders only when its own data changes. */
export type OrderRowActs = {
  type: (id: number, change: Partial<Pick<OrderRow, 'sku' | 'quantity'>>) => void;
  /** The SKU is complete and can be looked up. */
  settle: (id: number, sku: string) => void;
  paste: (text: string, id?: number) => void;
  remove: (id: number) => void;
};

/** The result of the last paste. */
export type PasteResult = { lines: number; unclear: number; left: number };

/**
 * The result of the last add: of `all` added products, how many `arrived` in the cart; how many rows were not added
 * because their SKU is `unknown`, or were otherwise `skipped`.
 */
export type OrderResult = { arrived: number; all: number; unknown: number; skipped: number } | 'nothing';

export type QuickOrder = {
  rows: readonly OrderRow[];
  acts: OrderRowActs;
  lookupOf: (row: OrderRow) => SkuLookup | undefined;
  /** The result of each row that was added and not changed since. */
  outcomes: ReadonlyMap<number, ListOutcome>;
  pasted: PasteResult | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** How many units an add contains, as far as the products are known. */
  units: number;
  /** Their price; undefined if the price of one of them is not known before it is in the cart. */
  price: Money | undefined;
  isAdding: boolean;
  /** Adds all valid rows, after every typed SKU is looked up. */
  addAll: () => void;
  result: OrderResult | undefined;
  clear: () => void;
};

const skuOf = (row: OrderRow) => visibleText(row.sku);

/** The rows of a quick order, the products of their SKUs, and the button that adds them all [OVR-010]. */
export function useQuickOrder(count: number): QuickOrder {
  const [rows, setRows] = useState(() => emptyRows(count));
  const [settled, setSettled] = useState<ReadonlyMap<number, string>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ListOutcome>>(new Map());
  const [pasted, setPasted] = useState<PasteResult>();
  const [isPressed, setPressed] = useState(false);
  const [result, setResult] = useState<OrderResult>();
  const toCart = useListToCart('quickOrder', async (items: readonly ListAdd[]) => items);
  const newest = useRef(rows);
  newest.current = rows;
  const isDone = (row: OrderRow) => outcomes.get(row.id)?.isGood === true;
  const isDoneNow = useStableCallback(isDone);

  const skus = rows.map(skuOf).filter((sku, index) => sku !== '' && settled.get(rows[index]?.id ?? 0) === sku);
  const lookup = useSkuLookup(skus);

  const acts = useMemo<OrderRowActs>(() => {
    const forget = (id: number) =>
      setOutcomes((before) => (before.has(id) ? new Map([...before].filter(([rowId]) => rowId !== id)) : before));
    return {
      type(id, change) {
        setRows((before) => rowsAfter(before, id, change));
        forget(id);
      },
      settle: (id, typed) => {
        const sku = visibleText(typed);
        setSettled((before) => (before.get(id) === sku ? before : new Map([...before, [id, sku]])));
      },
      paste(text, id) {
        const { lines, unclear, left } = readOrderLines(text);
        const before = new Set(newest.current);
        const after = rowsWith(newest.current, lines, id, isDoneNow);
        const changed = new Set(after.rows.filter((row) => !before.has(row)).map((row) => row.id));
        newest.current = after.rows;
        setRows(after.rows);
        setSettled(new Map(after.rows.map((row) => [row.id, skuOf(row)])));
        setOutcomes((known) => new Map([...known].filter(([rowId]) => !changed.has(rowId))));
        setPasted({ lines: lines.length - after.left, unclear, left: left + after.left });
      },
      remove(id) {
        setRows((before) => rowsWithout(before, id));
        forget(id);
      },
    };
  }, [isDoneNow]);

  const typed = rows.filter((row) => skuOf(row) !== '' && !isDone(row));
  const lookupOf = (row: OrderRow) =>
    skuOf(row) !== '' && settled.get(row.id) === skuOf(row) ? lookup.lookupOf(skuOf(row)) : undefined;
  const tileOf = (row: OrderRow) => lookupOf(row)?.tile;
  const wanted = typed.flatMap((row) => {
    const tile = tileOf(row);
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
    const same = new Set(newest.current);
    const byRow = wanted.flatMap(({ row, tile }) => {
      const outcome = outcomesBySku.get(tile.sku);
      return outcome && same.has(row) ? [[row.id, outcome] as const] : [];
    });
    setOutcomes((before) => new Map([...before, ...byRow]));
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
    outcomes,
    pasted,
    hasFailed: lookup.hasFailed,
    retry: lookup.retry,
    units,
    price,
    isAdding: isPressed || toCart.isPending,
    addAll() {
      setPasted(undefined);
      setResult(undefined);
      setSettled(new Map(rows.map((row) => [row.id, skuOf(row)])));
      setPressed(true);
    },
    result,
    clear() {
      setRows(emptyRows(count));
      setSettled(new Map());
      setOutcomes(new Map());
      setPasted(undefined);
      setResult(undefined);
    },
  };
}
