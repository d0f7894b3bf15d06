import { messageFor, type Overrides } from '../../platform/rules/messages';
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

/** Texts about the furniture service [FURN-001, FURN-004]. */
export const FURNITURE_MESSAGES = {
  'furniture.service': 'Furniture service',
  'furniture.none': 'No service',
  'furniture.BASC': 'Basic: delivered and unpacked',
  'furniture.BASC.short': 'Basic',
  'furniture.CUST': 'Custom: assembled the way you want',
  'furniture.CUST.short': 'Custom',
  'furniture.toBeDetermined': 'To be determined',
} as const;

/** Returns the description of a level: 'Basic: delivered and unpacked'. */
export function levelLabel(level: FurnitureLevel, overrides?: Overrides): string {
  return messageFor(FURNITURE_MESSAGES, `furniture.${level}`, overrides);
}

/** Returns the short name of a level: 'Basic'; 'No service' if there is none. */
export function shortLevelLabel(level: FurnitureLevel | undefined, overrides?: Overrides): string {
  return messageFor(FURNITURE_MESSAGES, level ? `furniture.${level}.short` : 'furniture.none', overrides);
}

/** Returns '2 × Basic: delivered and unpacked' for each level with units [FURN-001, FURN-002]. */
export function serviceLabels(services: readonly FurnitureService[], overrides?: Overrides): string[] {
  return services
    .filter(({ quantity }) => quantity > 0)
    .map(({ level, quantity }) => `${quantity} × ${levelLabel(level, overrides)}`);
}

/**
 * Returns the controls that a line has. `all` is the default. A free sample can only be removed. A part of a bundle,
 * and the line that represents the furniture service, have no controls of their own [CART-ENT-008, FURN-002].
 */
export function lineControls(line: LineItem, serviceSku?: string): 'all' | 'remove' | 'none' {
  if (line.parent?.relation === 'BUNDLE' || isFurnitureService(line, serviceSku)) return 'none';
  return line.isFreeSample ? 'remove' : 'all';
}
