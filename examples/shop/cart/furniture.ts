import { eq } from 'drizzle-orm';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { Tx } from '../database/open';
import { type CartRow, carts, type FurnitureService } from '../database/schema';
import type { CartLine } from './line';

/** The SKU and the id of the service line. The cart has one such line [FURN-002]. */
export const serviceSku = 'FURNSVC';
export const serviceLineId = 'furniture-service';

/** Furniture that arrives in boxes and must be unpacked or assembled. */
const servedShelves = ['bookcases', 'chairs', 'tables'];

const levels = ['BASC', 'CUST'] as const;

export function isServed({ product, parentRelation }: CartLine): boolean {
  return product.kind === 'PRODUCT' && !parentRelation && servedShelves.includes(product.subcategory);
}

/** Cents for one unit. Unpacking has a price; assembly is quoted later. */
const basicFee = 4900;

/**
 * The services in effect, each with its units. A service of a line applies to all its units, and to none once the line
 * has left the cart. Services for the cart as a whole count in addition.
 */
export function servicesOf(cart: CartRow | undefined, lines: CartLine[]): { level: 'BASC' | 'CUST'; qty: number }[] {
  return (cart?.furnitureServices ?? []).flatMap(({ level, qty, lineId }) => {
    if (lineId === undefined) return qty > 0 ? { level, qty } : [];
    const line = lines.find(({ id }) => id === lineId);
    return line && isServed(line) ? { level, qty: line.qty } : [];
  });
}

/** The price of the services in cents, and whether part of it is still to be quoted [FURN-004]. */
export function furnitureFee(services: { level: 'BASC' | 'CUST'; qty: number }[]): { fee: number; isOpen: boolean } {
  const fee = services.filter(({ level }) => level === 'BASC').reduce((sum, { qty }) => sum + qty * basicFee, 0);
  return { fee, isOpen: services.some(({ level }) => level === 'CUST') };
}

/** The service levels that are offered for a line, with the units of each [FURN-001]; undefined for other lines. */
export function offeredServices(cart: CartRow | undefined, line: CartLine) {
  if (!isServed(line)) return undefined;
  const chosen = cart?.furnitureServices.find(({ lineId }) => lineId === line.id)?.level;
  return levels.map((level) => ({ level, qty: level === chosen ? line.qty : 0 }));
}

/** The line that represents all services, with quantity 1; empty when there is no service [FURN-002]. */
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

/** Sets the service level of one line, or none when no level has units. Lines without a service offer have no level. */
export function withService(cart: CartRow, line: CartLine, requested: { level: 'BASC' | 'CUST'; qty: number }[]) {
  const others = cart.furnitureServices.filter(({ lineId }) => lineId !== line.id);
  const level = requested.find(({ qty }) => qty > 0)?.level;
  return level && isServed(line) ? [...others, { level, qty: line.qty, lineId: line.id }] : others;
}

export async function saveServices(tx: Tx, cart: CartRow, services: FurnitureService[]): Promise<void> {
  cart.furnitureServices = services;
  await tx.update(carts).set({ furnitureServices: services }).where(eq(carts.id, cart.id));
}

/**
 * A line's service moves with it, even into a line that it is merged into. A service that this line already has takes
 * precedence.
 */
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
