import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CartLine } from '../cart/line';
import type { Reader, Tx } from '../database/open';
import { type Product, products, storeStock } from '../database/schema';

/** The stores' stock of some products. */
export type Shelves = {
  of(storeNumber: string, sku: string): number;
  /** The stock before any unit was taken. */
  filled(storeNumber: string, sku: string): number;
};

/**
 * Reads the stores' stock. Shelves from which a unit was taken are counted in the database; the others have their
 * initial stock. None exceeds the shop's stock. A sale updates a product's stock and its shelf at once: because the
 * stock is read first, it is never less than its shelf indicates.
 */
export async function readShelves(reader: Reader, skus: string[]): Promise<Shelves> {
  if (skus.length === 0) return { of: () => 0, filled: () => 0 };
  const found = await reader.select().from(products).where(inArray(products.sku, skus));
  const counted = await reader.select().from(storeStock).where(inArray(storeStock.sku, skus));
  const known = new Map(found.map((product) => [product.sku, product]));
  const units = new Map(counted.map(({ storeNumber, sku, stock }) => [`${storeNumber} ${sku}`, stock]));
  const filled = (storeNumber: string, sku: string) => filledShelf(storeNumber, known.get(sku));
  return {
    filled,
    of(storeNumber, sku) {
      const inShop = known.get(sku)?.stock ?? 0;
      return Math.min(inShop, units.get(`${storeNumber} ${sku}`) ?? filled(storeNumber, sku));
    },
  };
}

/** The initial stock. It does not depend on sales elsewhere. Most stores have most portable products. */
function filledShelf(storeNumber: string, product: Product | undefined): number {
  if (!product?.isPickupEligible) return 0;
  const number = Number.parseInt(
    createHash('md5').update(`${product.sku}${storeNumber}`).digest('hex').slice(0, 6),
    16,
  );
  return number % 7 === 3 ? 0 : 2 + (number % 17);
}

type Pickup = CartLine & { storeNumber: string };

export const isPickup = (line: CartLine): line is Pickup => line.deliveryType === 'ISP' && line.storeNumber !== null;

/** How many more units of a product a store can hand out to a cart that may contain some already. */
export function roomOnShelf(shelves: Shelves, lines: CartLine[], storeNumber: string, sku: string): number {
  const held = lines
    .filter((line) => isPickup(line) && line.storeNumber === storeNumber && line.sku === sku)
    .reduce((sum, { qty }) => sum + qty, 0);
  return shelves.of(storeNumber, sku) - held;
}

/** The products of which a store has too little for the lines that are picked up there. */
export async function shortOnShelves(reader: Reader, lines: CartLine[]): Promise<Set<string>> {
  const pickups = lines.filter(isPickup);
  const shelves = await readShelves(reader, [...new Set(pickups.map(({ sku }) => sku))]);
  const short = pickups.filter(({ storeNumber, sku }) => roomOnShelf(shelves, lines, storeNumber, sku) < 0);
  return new Set(short.map(({ sku }) => sku));
}

/**
 * Subtracts the pick-up lines from the shelves of their stores. From then on these shelves are counted, starting with
 * their initial stock, because stock that was sold elsewhere may be returned. The caller holds the locks of the
 * products, which also protect their shelves.
 */
export async function takeFromShelves(tx: Tx, lines: CartLine[]): Promise<void> {
  const pickups = lines.filter(isPickup);
  if (pickups.length === 0) return;
  const shelves = await readShelves(tx, [...new Set(pickups.map(({ sku }) => sku))]);
  for (const { storeNumber, sku, qty } of pickups) {
    await tx
      .insert(storeStock)
      .values({ storeNumber, sku, stock: shelves.filled(storeNumber, sku) })
      .onConflictDoNothing();
    await tx
      .update(storeStock)
      .set({ stock: sql`${storeStock.stock} - ${qty}` })
      .where(and(eq(storeStock.storeNumber, storeNumber), eq(storeStock.sku, sku)));
  }
}
