import type { LineItem } from './cart';

/** The levels of furniture service: basic and custom [FURN-001]. */
export const FURNITURE_LEVELS = ['BASC', 'CUST'] as const;

export type FurnitureLevel = (typeof FURNITURE_LEVELS)[number];

/** The number of units of a line that have a level of service [FURN-001]. */
export type FurnitureService = { level: FurnitureLevel; quantity: number };

/**
 * The SKU of the line that represents the furniture service of the cart, unless the shop configures another [FURN-002].
 */
export const FURNITURE_SERVICE_SKU = 'FURNSVC';

/** How long the service line is highlighted after a level is chosen, in milliseconds [FURN-003]. */
export const FURNITURE_HIGHLIGHT_MS = 2000;

/**
 * Whether a line represents the furniture service. Its quantity is 1, whatever the number of units with service
 * [FURN-002].
 */
export function isFurnitureService(line: Pick<LineItem, 'sku'>, sku: string | undefined): boolean {
  return line.sku === (sku ?? FURNITURE_SERVICE_SKU);
}

/** Returns the chosen level of service of a line; undefined if none is chosen. */
export function chosenLevel(services: readonly FurnitureService[]): FurnitureLevel | undefined {
  return services.find(({ quantity }) => quantity > 0)?.level;
}

/** Returns the services to request so that all units of a line have one level, or none [FURN-001]. */
export function servicesAt(
  level: FurnitureLevel | undefined,
  offered: readonly FurnitureService[],
  quantity: number,
): FurnitureService[] {
  return offered.map((service) => ({ level: service.level, quantity: service.level === level ? quantity : 0 }));
}
