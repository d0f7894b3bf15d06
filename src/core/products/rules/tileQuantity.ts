import { TILE_QUANTITY_LIMIT } from './productTile';

/**
 * The maximum length of the quantity field: one character more than 9999 has, so that a larger number can be typed and
 * is then capped.
 */
export const TILE_MAX_CHARACTERS = 5;

/**
 * Normalises the quantity typed on a tile or in a table row: empty stays empty; a non-number, zero or a negative number
 * becomes 0; decimals are cut; more than 9999 becomes 9999 [TILE-029, TILE-030, TILE-031].
 */
export function tileQuantity(typed: string): number | '' {
  const text = typed.trim();
  if (text === '') return '';
  return /^\d+(\.\d+)?$/.test(text) ? Math.min(TILE_QUANTITY_LIMIT, Math.floor(Number(text))) : 0;
}
