import { eq } from 'drizzle-orm';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { Tx } from '../database/open';
import { type CartRow, carts, type FurnitureService } from '../database/schema';
import type { CartLine } from './line';

/** The SKU of the line that stands for the service, and the number of that line: one for the whole cart [FURN-002]. */
export const serviceSku = 'FURNSVC';
export const serviceLineId = 'furniture-service';

/** What comes in boxes that somebody has to unpack, or put together. */
const servedShelves = ['bookcases', 'chairs', 'tables'];

const levels = ['BASC', 'CUST'] as const;

export function isServed({ product, parentRelation }: CartLine): boolean {
  return product.kind === 'PRODUCT' && !parentRelation && servedShelves.includes(product.subcategory);
}

/** Unpacking has a price; putting together is quoted later. Cents for one unit. */
const basicFee = 4900;

/**
 * The services that count, each with its units: a line that is served is served with all its units, and with none when it
 * has left the cart. What was asked for the cart as a whole counts beside them.
 */
export function servicesOf(cart: CartRow | undefined, lines: CartLine[]): { level: 'BASC' | 'CUST'; qty: number }[] {
  return (cart?.furnitureServices ?? []).flatMap(({ level, qty, lineId }) => {
    if (lineId === undefined) return qty > 0 ? { level, qty } : [];
    const line = lines.find(({ id }) => id === lineId);
    return line && isServed(line) ? { level, qty: line.qty } : [];
  });
}

/** What the services cost, in cents, and whether some of it is still to be told [FURN-004]. */
export function furnitureFee(services: { level: 'BASC' | 'CUST'; qty: number }[]): { fee: number; isOpen: boolean } {
  const fee = services.filter(({ level }) => level === 'BASC').reduce((sum, { qty }) => sum + qty * basicFee, 0);
  return { fee, isOpen: services.some(({ level }) => level === 'CUST') };
}

/** The levels that are offered for a line, with how many of its units each is for [FURN-001]; nothing for other lines. */
export function offeredServices(cart: CartRow | undefined, line: CartLine) {
  if (!isServed(line)) return undefined;
  const chosen = cart?.furnitureServices.find(({ lineId }) => lineId === line.id)?.level;
  return levels.map((level) => ({ level, qty: level === chosen ? line.qty : 0 }));
}

/** The line that stands for all of it, with quantity 1; none while nothing is served [FURN-002]. */
export function serviceLineBody(cart: CartRow | undefined, lines: CartLine[]): LineItemBody[] {
  const services = servicesOf(cart, lines);
  if (services.length === 0) return [];
  const unitsAt = (level: string) =>
    services.filter((service) => service.level === level).reduce((sum, { qty }) => sum + qty, 0);
  return [
    {
      itemId: serviceSku,
      resolvedItemId: serviceSku,
      partNumber: serviceSku,
      cartItemId: serviceLineId,
      qty: 1,
      status: 'ACTIVE',
      actioned: 'NONE',
      messages: [],
      product: { name: 'Furniture service' },
      furnSvcInfo: levels.map((level) => ({ level, qty: unitsAt(level) })),
    },
  ];
}

/** Chooses the level of one line, none when no level has units; a line that is not served has none to choose. */
export function withService(cart: CartRow, line: CartLine, asked: { level: 'BASC' | 'CUST'; qty: number }[]) {
  const others = cart.furnitureServices.filter(({ lineId }) => lineId !== line.id);
  const level = asked.find(({ qty }) => qty > 0)?.level;
  return level && isServed(line) ? [...others, { level, qty: line.qty, lineId: line.id }] : others;
}

export async function saveServices(tx: Tx, cart: CartRow, services: FurnitureService[]): Promise<void> {
  cart.furnitureServices = services;
  await tx.update(carts).set({ furnitureServices: services }).where(eq(carts.id, cart.id));
}

/** What was chosen for a line goes with it, also into the line that it has joined; what that one has already stands. */
export function mergedServices(
  staying: FurnitureService[],
  moving: FurnitureService[],
  joined: Map<string, string>,
): FurnitureService[] {
  const moved = moving.map((service) => {
    const lineId = service.lineId && (joined.get(service.lineId) ?? service.lineId);
    return { ...service, ...(lineId && { lineId }) };
  });
  return [...staying, ...moved.filter(({ lineId }) => !staying.some((service) => service.lineId === lineId))];
}
