import type { LineItem } from './cart';

/** Assembled as it comes, or to the customer's wishes [FURN-001]. */
export const FURNITURE_LEVELS = ['BASC', 'CUST'] as const;

export type FurnitureLevel = (typeof FURNITURE_LEVELS)[number];

/** How many units of a line are served at a level [FURN-001]. */
export type FurnitureService = { level: FurnitureLevel; quantity: number };

/** The SKU of the line that stands for the furniture service of the cart, unless the shop has another [FURN-002]. */
export const FURNITURE_SERVICE_SKU = 'FURNSVC';

/** How long the service line is marked after a level was chosen [FURN-003]. */
export const FURNITURE_HIGHLIGHT_MS = 2000;

/** Is it the line that stands for the service, with quantity 1 however many units are served? [FURN-002] */
export function isFurnitureService(line: Pick<LineItem, 'sku'>, sku: string | undefined): boolean {
  return line.sku === (sku ?? FURNITURE_SERVICE_SKU);
}

/** The level that a line is served at; undefined for none. */
export function chosenLevel(services: readonly FurnitureService[]): FurnitureLevel | undefined {
  return services.find(({ quantity }) => quantity > 0)?.level;
}

/** What to ask for so that all units of a line are served at one level, or at none [FURN-001]. */
export function servicesAt(
  level: FurnitureLevel | undefined,
  offered: readonly FurnitureService[],
  quantity: number,
): FurnitureService[] {
  return offered.map((service) => ({ level: service.level, quantity: service.level === level ? quantity : 0 }));
}
