import { useMemo, useRef, useState } from 'react';
import type { ListOutcome } from '../core/rules/listOutcome';
import { readOrderLines } from '../core/rules/orderLines';
import { tileBounds } from '../core/rules/productTile';
import {
  checkRow,
  emptyRows,
  type OrderRow,
  orderOf,
  rowsAfter,
  rowsWith,
  rowsWithout,
} from '../core/rules/quickOrderRows';
import { useListToCart } from './useListToCart';
import { type SkuLookup, useSkuLookup } from './useSkuLookup';

/** What a row can ask for. They stay the same, so that a row is drawn again only when something of it has changed. */
export type OrderRowActs = {
  type: (id: number, change: Partial<Pick<OrderRow, 'sku' | 'quantity'>>) => void;
  /** The SKU stands: it is looked up. */
  settle: (id: number, sku: string) => void;
  paste: (text: string, id?: number) => void;
  remove: (id: number) => void;
};

/** What the last paste brought. */
export type PasteNews = { lines: number; unclear: number; left: number };

export type QuickOrder = {
  rows: readonly OrderRow[];
  acts: OrderRowActs;
  lookupOf: (row: OrderRow) => SkuLookup | undefined;
  /** What became of each row that was added and has not been changed since. */
  outcomes: ReadonlyMap<number, ListOutcome>;
  pasted: PasteNews | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** What one press adds. */
  order: { sku: string; quantity: number }[];
  isAdding: boolean;
  /** Resolves with what became of each, by SKU. */
  addAll: () => Promise<ReadonlyMap<string, ListOutcome>>;
  clear: () => void;
};

const skuOf = (row: OrderRow) => row.sku.trim();

/** The rows of a quick order, what the shop knows of them, and the one press that adds them [OVR-010]. */
export function useQuickOrder(count: number): QuickOrder {
  const [rows, setRows] = useState(() => emptyRows(count));
  const [settled, setSettled] = useState<ReadonlyMap<number, string>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ListOutcome>>(new Map());
  const [pasted, setPasted] = useState<PasteNews>();
  const toCart = useListToCart('quickOrder');
  const newest = useRef(rows);
  newest.current = rows;
  const isDone = (row: OrderRow) => outcomes.get(row.id)?.isGood === true;
  const done = useRef(isDone);
  done.current = isDone;

  const skus = rows.map(skuOf).filter((sku, place) => sku !== '' && settled.get(rows[place]?.id ?? 0) === sku);
  const lookup = useSkuLookup(skus);

  const acts = useMemo<OrderRowActs>(() => {
    const forget = (id: number) =>
      setOutcomes((before) => (before.has(id) ? new Map([...before].filter(([one]) => one !== id)) : before));
    return {
      type(id, change) {
        setRows((before) => rowsAfter(before, id, change));
        forget(id);
      },
      settle: (id, sku) =>
        setSettled((before) => (before.get(id) === sku.trim() ? before : new Map([...before, [id, sku.trim()]]))),
      paste(text, id) {
        const { lines, unclear, left } = readOrderLines(text);
        const before = new Set(newest.current);
        const after = rowsWith(newest.current, lines, id, done.current);
        const changed = new Set(after.rows.filter((row) => !before.has(row)).map((row) => row.id));
        newest.current = after.rows;
        setRows(after.rows);
        setSettled(new Map(after.rows.map((row) => [row.id, skuOf(row)])));
        setOutcomes((known) => new Map([...known].filter(([one]) => !changed.has(one))));
        setPasted({ lines: lines.length - after.left, unclear, left: left + after.left });
      },
      remove(id) {
        setRows((before) => rowsWithout(before, id));
        forget(id);
      },
    };
  }, []);

  const isWanted = (row: OrderRow) => {
    const tile = lookup.found.get(skuOf(row))?.tile;
    return tile !== undefined && checkRow(row, tileBounds(tile)).ok && !isDone(row);
  };
  const wanted = rows.filter(isWanted);

  return {
    rows,
    acts,
    lookupOf: (row) => (settled.get(row.id) === skuOf(row) ? lookup.found.get(skuOf(row)) : undefined),
    outcomes,
    pasted,
    hasFailed: lookup.hasFailed,
    retry: lookup.retry,
    order: orderOf(wanted),
    isAdding: toCart.adding.length > 0,
    async addAll() {
      setPasted(undefined);
      const told = await toCart.add(orderOf(wanted));
      const same = new Set(newest.current);
      const byRow = wanted.flatMap((row) => {
        const outcome = told.get(skuOf(row));
        return outcome && same.has(row) ? [[row.id, outcome] as const] : [];
      });
      setOutcomes((before) => new Map([...before, ...byRow]));
      return told;
    },
    clear() {
      setRows(emptyRows(count));
      setSettled(new Map());
      setOutcomes(new Map());
      setPasted(undefined);
    },
  };
}
