import type { LineItem } from './cart';

/** The highest quantity that can be typed in the cart [CART-QTY-001]. */
export const INPUT_MAX_QUANTITY = 999;

/** The maximum length of a quantity input, in characters [CART-QTY-001]. */
export const INPUT_MAX_CHARACTERS = 3;

/**
 * The bounds of a quantity: the item's limit, its step, the quantity of its parent line, and the cap of the input. The
 * default cap is 999, as in the cart.
 */
export type QuantityBounds = { limit?: number; increment?: number; parentQuantity?: number; cap?: number };

/** Returns the highest allowed quantity [CART-QTY-001, CART-QTY-003]. */
export function maxQuantity(bounds: QuantityBounds): number {
  const { limit = Infinity, parentQuantity = Infinity, cap = INPUT_MAX_QUANTITY } = bounds;
  return Math.min(cap, limit, parentQuantity);
}

/**
 * Returns the highest allowed quantity that does not exceed the given one, and at least one step
 * [CART-QTY-001, CART-QTY-002, CART-QTY-003].
 */
export function nearestQuantity(wanted: number, bounds: QuantityBounds): number {
  const { increment = 1 } = bounds;
  return Math.max(increment, Math.floor(Math.min(wanted, maxQuantity(bounds)) / increment) * increment);
}

/**
 * Returns the quantity step of a surcharged pack: the first wire value that is a positive whole number, or 1
 * [CART-QTY-002].
 */
export function surchargeIncrement(...wireValues: (string | number | null | undefined)[]): number {
  return wireValues.map(Number).find((step) => Number.isInteger(step) && step > 0) ?? 1;
}

/**
 * Returns the quantity bounds of a line in the cart. A plan cannot have more units than the line that it covers; the
 * parts of a bundle can [CART-QTY-003].
 */
export function lineBounds(line: LineItem, lines: LineItem[]): QuantityBounds {
  const isPlan = line.parent?.relation === 'WARRANTY' || line.parent?.relation === 'ASSEMBLY';
  const parent = lines.find((candidate) =>
    line.parent?.lineId ? candidate.id === line.parent.lineId : candidate.sku === line.parent?.sku,
  );
  return {
    limit: line.quantityLimit,
    increment: line.surcharge?.increment,
    parentQuantity: isPlan ? parent?.quantity : undefined,
  };
}

export type QuantityVerdict =
  | { ok: true; quantity: number }
  | { ok: false; reason: 'not-a-whole-number'; quantity?: undefined }
  | { ok: false; reason: 'over-limit' | 'over-parent' | 'not-a-multiple'; quantity: number };

/**
 * Validates a typed quantity. A rejection has the nearest allowed quantity, unless the typed text is not a whole number of
 * at least 1 [CART-QTY-001, CART-QTY-002, CART-QTY-003].
 */
export function checkQuantity(typed: string | number, bounds: QuantityBounds = {}): QuantityVerdict {
  const wanted = /^\s*\d+\s*$/.test(String(typed)) ? Number(typed) : 0;
  if (wanted < 1) return { ok: false, reason: 'not-a-whole-number' };

  const { parentQuantity = Infinity, increment = 1 } = bounds;
  const quantity = nearestQuantity(wanted, bounds);
  if (wanted > parentQuantity) return { ok: false, reason: 'over-parent', quantity };
  if (wanted > maxQuantity(bounds)) return { ok: false, reason: 'over-limit', quantity };
  if (wanted % increment !== 0) return { ok: false, reason: 'not-a-multiple', quantity };
  return { ok: true, quantity: wanted };
}

/** Returns the quantity one step up or down, never below one step and never above the bounds. */
export function stepQuantity(from: number, direction: 1 | -1, bounds: QuantityBounds = {}): number {
  return nearestQuantity(from + direction * (bounds.increment ?? 1), bounds);
}

/** The messages of a quantity input. A widget includes them in its own messages, so that a page can override them. */
export const QUANTITY_MESSAGES = {
  quantity: 'Quantity of {name}',
  fewer: 'Decrease quantity of {name}',
  more: 'Increase quantity of {name}',
  notAWholeNumber: 'Enter a whole number from 1 to {max}',
  overLimit: 'The most you can order is {max}',
  overParent: 'The plan quantity cannot exceed the number of items it covers.',
  notAMultiple: 'Sold in packs of {increment}',
};

export type QuantityMessageKey = keyof typeof QUANTITY_MESSAGES;

/** The message key for each reason that a quantity is rejected [CART-QTY-001, CART-QTY-002, CART-QTY-003]. */
export const QUANTITY_PROBLEMS = {
  'not-a-whole-number': 'notAWholeNumber',
  'over-limit': 'overLimit',
  'over-parent': 'overParent',
  'not-a-multiple': 'notAMultiple',
} as const satisfies Record<Exclude<QuantityVerdict, { ok: true }>['reason'], QuantityMessageKey>;
