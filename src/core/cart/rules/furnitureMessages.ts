import { messageFor, type Overrides } from '../../platform/rules/messages';
import { chosenLevel, type FurnitureLevel, type FurnitureService } from './furniture';

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
  if (!chosenLevel(services)) return [];
  return services
    .filter(({ quantity }) => quantity > 0)
    .map(({ level, quantity }) => `${quantity} × ${levelLabel(level, overrides)}`);
}
