import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LineEffect } from '../../shop/cart/effect';
import type { Message } from '../../shop/cart/message';
import type { GatewayParts } from '../createGateway';
import type { Database } from '../database/openGateway';
import { type CartRow, carts, type Visit } from '../database/schema';
import type { Engine, EngineCart } from '../engine';
import { ownerOf } from '../visits/visit';

/** The cart of a visit, while no other request changes it. */
export type OpenCart = { database: Database; engine: Engine; visit: Visit; row: CartRow; cart: EngineCart };

/** The cart of a visit; undefined before the first add. */
export async function findCart(
  database: Database,
  engine: Engine,
  visit: Visit,
): Promise<{ row: CartRow; cart: EngineCart } | undefined> {
  const [row] = await database.select().from(carts).where(ofVisit(visit));
  const cart = row && (await engine.readCart(row.engineId));
  return row && cart && { row, cart };
}

/**
 * Changes the cart of a visit, which is created if needed. Changes of one cart take turns, from two tabs or through two
 * processes.
 */
export function changeCart<Result>(
  { gateway, engine }: GatewayParts,
  visit: Visit,
  work: (open: OpenCart) => Promise<Result>,
): Promise<Result> {
  return gateway.inTurn([ownerOf(visit)], async (database) => work(await openCart(database, engine, visit)));
}

/** The cart of a visit in its turn. */
export async function openCart(database: Database, engine: Engine, visit: Visit): Promise<OpenCart> {
  const found = (await findCart(database, engine, visit)) ?? (await startCart(database, engine, visit));
  return { database, engine, visit, ...found };
}

const ofVisit = ({ id, customer }: Visit) => (customer ? eq(carts.customerId, customer.id) : eq(carts.visitId, id));

/** Stores what the next read of the cart says; none once the customer has seen it. */
export async function setMessages(database: Database, { id }: CartRow, messages: Message[]): Promise<void> {
  await database.update(carts).set({ messages }).where(eq(carts.id, id));
}

/** What a change of lines says to a customer who looks at the cart only afterwards. */
export const warningsOf = (effects: LineEffect[]): Message[] =>
  effects.flatMap(({ messages }) => messages.map((each) => ({ ...each, type: 'WARNING' as const })));

/** Replaces a cart that the engine no longer has. */
async function startCart(database: Database, engine: Engine, visit: Visit) {
  const cart = await engine.createCart();
  const { id, customer } = visit;
  const owner = customer ? { customerId: customer.id, visitId: null } : { customerId: null, visitId: id };
  const begun = { id: randomUUID(), ...owner, engineId: cart.id, coupons: [] };
  await database.delete(carts).where(ofVisit(visit));
  const [row] = await database.insert(carts).values(begun).returning();
  if (!row) throw new Error('the database did not return the inserted cart');
  return { row, cart };
}
