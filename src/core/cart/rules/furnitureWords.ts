import { type Overrides, wordsFor } from '../../platform/rules/wording';
import { chosenLevel, type FurnitureLevel, type FurnitureService } from './furniture';

/** Texts about the furniture service [FURN-001, FURN-004]. */
export const FURNITURE_WORDS = {
  'furniture.service': 'Furniture service',
  'furniture.none': 'No service',
  'furniture.BASC': 'Basic: delivered and unpacked',
  'furniture.BASC.short': 'Basic',
  'furniture.CUST': 'Custom: assembled the way you want',
  'furniture.CUST.short': 'Custom',
  'furniture.toBeDetermined': 'To be determined',
} as const;

/** Returns the description of a level: 'Basic: delivered and unpacked'. */
export function levelWords(level: FurnitureLevel, overrides?: Overrides): string {
  return wordsFor(FURNITURE_WORDS, `furniture.${level}`, overrides);
}

/** Returns the short name of a level: 'Basic'; 'No service' if there is none. */
export function shortLevelWords(level: FurnitureLevel | undefined, overrides?: Overrides): string {
  return wordsFor(FURNITURE_WORDS, level ? `furniture.${level}.short` : 'furniture.none', overrides);
}

/** Returns '2 × Basic: delivered and unpacked' for each level with units [FURN-001, FURN-002]. */
export function servicesWords(services: readonly FurnitureService[], overrides?: Overrides): string[] {
  if (!chosenLevel(services)) return [];
  return services
    .filter(({ quantity }) => quantity > 0)
    .map(({ level, quantity }) => `${quantity} × ${levelWords(level, overrides)}`);
}
