import type { Visitor } from '../../accounts/session';
import { findBySku } from '../../catalogue/findBySku';
import type { Tx } from '../../database/open';
import type { CartRow, Product } from '../../database/schema';
import { readShelves, roomOnShelf } from '../../stores/shelves';
import { storePlaces } from '../../stores/storePlaces';
import { skuOf } from '../answer/itemBody';
import { type CartLine, readLines } from '../line';
import { orderedBefore } from '../order/orderedBefore';
import type { AddRequest } from '../requests';
import { roomUnder } from './parent';

/** Everything that an add needs to validate its items. */
export type Adding = {
  cart: CartRow;
  visitor: Visitor;
  lines: CartLine[];
  /** by the requested id */
  products: Map<string, Product>;
  requested: Set<string>;
  /** by number */
  stores: ReadonlyMap<string, string>;
  yourStoreNo: string | undefined;
  orderedBefore: Map<string, number>;
  substituteFor(product: Product): Product;
  roomUnder(parent: CartLine, kind: Product['kind']): number;
  /** How many more of a product the cart may pick up at a store. */
  roomInStore(storeNumber: string, sku: string): number;
};

export async function prepareAdding(tx: Tx, cart: CartRow, visitor: Visitor, request: AddRequest): Promise<Adding> {
  const itemIds = request.items.map(({ itemId }) => itemId);
  const known = await productsWithParts(tx, itemIds.map(skuOf));
  for (const itemId of itemIds) {
    const product = known.get(skuOf(itemId));
    if (product) known.set(itemId, product);
  }
  const lines = await readLines(tx, cart.id);
  const acceptsSubstitutes = !request.ignoreHrdAlt && !isRefusing(visitor.session.refusesSubstitutesUntil);
  const skus = [...new Set([...known.values()].map(({ sku }) => sku))];
  const shelves = await readShelves(tx, skus);
  return {
    cart,
    visitor,
    lines,
    products: known,
    requested: new Set(itemIds.map(skuOf)),
    stores: await storePlaces(tx, [
      request.yourStoreNo,
      ...request.items.map(({ pickupStoreNumber }) => pickupStoreNumber),
    ]),
    yourStoreNo: request.yourStoreNo ?? undefined,
    orderedBefore: await orderedBefore(tx, visitor, skus),
    substituteFor: (product) =>
      (acceptsSubstitutes && product.substituteSku ? known.get(product.substituteSku) : undefined) ?? product,
    roomUnder: (parent, kind) => roomUnder(lines, parent, kind),
    roomInStore: (storeNumber, sku) => roomOnShelf(shelves, lines, storeNumber, sku),
  };
}

async function productsWithParts(tx: Tx, skus: string[]): Promise<Map<string, Product>> {
  const requested = await findBySku(tx, skus);
  const parts = requested.flatMap((it) =>
    [...(it.bundleOf ?? []).map(({ sku }) => sku), it.substituteSku ?? []].flat(),
  );
  return new Map([...requested, ...(await findBySku(tx, parts))].map((product) => [product.sku, product]));
}

function isRefusing(until: Date | null): boolean {
  return until !== null && until > new Date();
}
