import { TILE_QUANTITY_LIMIT } from './productTile';

/** How many characters its box takes: one more than 9999 has, so that too much can be typed, and becomes that. */
export const TILE_MAX_CHARACTERS = 5;

/**
 * What is typed as the quantity of a tile or a row of a table, made fit: empty stays empty, what is no number, zero or
 * negative is 0, decimals are cut, and more than 9999 is 9999 [TILE-029, TILE-030, TILE-031].
 */
export function tileQuantity(typed: string): number | '' {
  const text = typed.trim();
  if (text === '') return '';
  return /^\d+(\.\d+)?$/.test(text) ? Math.min(TILE_QUANTITY_LIMIT, Math.floor(Number(text))) : 0;
}
