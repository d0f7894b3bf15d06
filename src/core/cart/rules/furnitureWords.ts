import { type Overrides, wordsFor } from '../../platform/rules/wording';
import { chosenLevel, type FurnitureLevel, type FurnitureService } from './furniture';

/** What is said of the furniture service [FURN-001, FURN-004]. */
export const FURNITURE_WORDS = {
  'furniture.service': 'Furniture service',
  'furniture.none': 'No service',
  'furniture.BASC': 'Basic: delivered and unpacked',
  'furniture.BASC.short': 'Basic',
  'furniture.CUST': 'Custom: assembled the way you want',
  'furniture.CUST.short': 'Custom',
  'furniture.toBeDetermined': 'To be determined',
} as const;

/** What a level is: 'Basic: delivered and unpacked'. */
export function levelWords(level: FurnitureLevel, overrides?: Overrides): string {
  return wordsFor(FURNITURE_WORDS, `furniture.${level}`, overrides);
}

/** The name of a level where there is little room: 'Basic'; 'No service' without one. */
export function shortLevelWords(level: FurnitureLevel | undefined, overrides?: Overrides): string {
  return wordsFor(FURNITURE_WORDS, level ? `furniture.${level}.short` : 'furniture.none', overrides);
}

/** '2 × Basic: delivered and unpacked' for each level that units are served at [FURN-001, FURN-002]. */
export function servicesWords(services: readonly FurnitureService[], overrides?: Overrides): string[] {
  if (!chosenLevel(services)) return [];
  return services
    .filter(({ quantity }) => quantity > 0)
    .map(({ level, quantity }) => `${quantity} × ${levelWords(level, overrides)}`);
}
