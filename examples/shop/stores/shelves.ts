import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CartLine } from '../cart/line';
import type { Reader, Tx } from '../database/open';
import { storeStock } from '../database/schema';

/** What the stores have on their shelves, of some products. */
export type Shelves = { of(storeNumber: string, sku: string): number };

export async function readShelves(reader: Reader, skus: string[]): Promise<Shelves> {
  const rows = skus.length === 0 ? [] : await reader.select().from(storeStock).where(inArray(storeStock.sku, skus));
  const units = new Map(rows.map(({ storeNumber, sku, stock }) => [`${storeNumber} ${sku}`, stock]));
  return { of: (storeNumber, sku) => units.get(`${storeNumber} ${sku}`) ?? 0 };
}

type Pickup = CartLine & { storeNumber: string };

export const isPickup = (line: CartLine): line is Pickup => line.deliveryType === 'ISP' && line.storeNumber !== null;

/** How many more of a product a store can hand out to a cart that may hold some of them already. */
export function roomOnShelf(shelves: Shelves, lines: CartLine[], storeNumber: string, sku: string): number {
  const held = lines
    .filter((line) => isPickup(line) && line.storeNumber === storeNumber && line.sku === sku)
    .reduce((sum, { qty }) => sum + qty, 0);
  return shelves.of(storeNumber, sku) - held;
}

/** The products that a store has too little of for what is to be picked up there. */
export async function shortOnShelves(reader: Reader, lines: CartLine[]): Promise<Set<string>> {
  const pickups = lines.filter(isPickup);
  const shelves = await readShelves(reader, [...new Set(pickups.map(({ sku }) => sku))]);
  const short = pickups.filter(({ storeNumber, sku }) => roomOnShelf(shelves, lines, storeNumber, sku) < 0);
  return new Set(short.map(({ sku }) => sku));
}

/**
 * Takes what is to be picked up off the shelves of its stores. Who sells holds the locks of the products, and with them
 * those of their shelves.
 */
export async function takeFromShelves(tx: Tx, lines: CartLine[]): Promise<void> {
  for (const { storeNumber, sku, qty } of lines.filter(isPickup)) {
    await tx
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} - ${qty}` })
      .where(and(eq(storeStock.storeNumber, storeNumber), eq(storeStock.sku, sku)));
  }
}
