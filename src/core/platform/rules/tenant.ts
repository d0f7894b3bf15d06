import type { Site } from './context';

/** Budget centers, purchase order numbers and releases: their fields, overlays and calls exist in SBA only [GEN-004]. */
export function hasAccounting(site: Site): boolean {
  return site.isSBA;
}

/** Where an item can come from: what each place says as the `source` of its add [GEN-007]. */
export const ADD_SOURCES = [
  'productTile',
  'recommendation',
  'list',
  'quickView',
  'quickBuy',
  'furnitureTable',
] as const;

export type AddSource = (typeof ADD_SOURCES)[number];
