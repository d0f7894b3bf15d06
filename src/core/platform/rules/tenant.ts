import type { Site } from './context';

/**
 * Whether the shop has accounting: budget centers, purchase order numbers and releases. Their fields, overlays and
 * requests exist in SBA only [GEN-004].
 */
export function hasAccounting(site: Site): boolean {
  return site.isSBA;
}

/** The places from which an item can be added: the value of `source` in an add request [GEN-007]. */
export const ADD_SOURCES = [
  'productTile',
  'recommendation',
  'list',
  'quickView',
  'quickBuy',
  'furnitureTable',
] as const;

export type AddSource = (typeof ADD_SOURCES)[number];
