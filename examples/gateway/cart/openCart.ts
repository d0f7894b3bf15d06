import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, GatewayDatabase } from '../database/openGateway';
import { type CartRow, carts, type Visit } from '../database/schema';
import type { Engine, EngineCart } from '../engine';

/** The cart of a visit, while no other request changes it. */
export type OpenCart = { database: Database; engine: Engine; row: CartRow; cart: EngineCart };

/** The cart of a visit; undefined before the first add. */
export async function findCart(
  database: Database,
  engine: Engine,
  visit: Visit,
): Promise<{ row: CartRow; cart: EngineCart } | undefined> {
  const [row] = await database.select().from(carts).where(eq(carts.visitId, visit.id));
  const cart = row && (await engine.readCart(row.engineId));
  return row && cart && { row, cart };
}

/**
 * Changes the cart of a visit, which is created if needed. Changes of one cart take turns, from two tabs or through two
 * processes.
 */
export function changeCart<Result>(
  { inTurn }: GatewayDatabase,
  engine: Engine,
  visit: Visit,
  work: (open: OpenCart) => Promise<Result>,
): Promise<Result> {
  return inTurn(visit.id, async (database) => {
    const found = (await findCart(database, engine, visit)) ?? (await startCart(database, engine, visit));
    return work({ database, engine, ...found });
  });
}

/** Replaces a cart that the engine no longer has. */
async function startCart(database: Database, engine: Engine, visit: Visit) {
  const cart = await engine.createCart();
  const row: CartRow = { id: randomUUID(), visitId: visit.id, engineId: cart.id, coupons: [] };
  await database.delete(carts).where(eq(carts.visitId, visit.id));
  await database.insert(carts).values(row);
  return { row, cart };
}
