import type { EngineCart, EngineLine } from '../engine';

/** Lines of the engine, as the rules of the reference shop read them. */
export const toShopLine = ({ id, sku, quantity, parent }: EngineLine) => ({
  id,
  sku,
  qty: quantity,
  parentLineId: parent?.lineId ?? null,
  parentRelation: parent?.relation ?? null,
});

/** Names a line: a cart has one of each SKU, and of a plan one below each product. No SKU contains `##`. */
export const lineKey = (sku: string, parentSku: string | undefined): string =>
  parentSku === undefined ? sku : `${sku}##${parentSku}`;

export const keyOf = ({ sku, parent }: EngineLine): string => lineKey(sku, parent?.sku);

/** The plans and services of a line. */
export const childrenOf = ({ lines }: EngineCart, { id }: EngineLine): EngineLine[] =>
  lines.filter(({ parent }) => parent?.lineId === id);

/** The units of each line in a cart, by its key. */
export const unitsOf = ({ lines }: EngineCart): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity]));
