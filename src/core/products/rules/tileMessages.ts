import { QUANTITY_MESSAGES } from '../../cart/rules/quantity';
import { calendarDay } from '../../platform/rules/calendarDay';
import { RETRY_MESSAGES } from '../../platform/rules/retryMessages';
import { truncate } from '../../platform/rules/text';
import type { TileAction } from './productTile';

/** How many list names a tile shows, and the maximum length of each [LIST-036, LIST-037]. */
export const LIST_NAMES_MAX = 3;
export const LIST_NAME_LENGTH = 25;

/** The names of the lists that contain a product, as a tile shows them: the first three, each cut at 25 characters. */
export function listNames(names: readonly string[]): string[] {
  return names.slice(0, LIST_NAMES_MAX).map((name) => truncate(name, LIST_NAME_LENGTH));
}

/**
 * The month in which a product was last ordered, such as 'Mar 2025', from an ISO 8601 date. Uses the calendar day of
 * the date, independent of the time zone. Undefined for an invalid date [TILE-027, DEC-117].
 */
export function orderedMonth(lastOrderedOn: string | undefined, locale: string): string | undefined {
  const day = calendarDay(lastOrderedOn);
  if (!day) return undefined;
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(day);
  return `${short} ${day.getUTCFullYear()}`;
}

/** The texts of the summary of a product. */
export const SUMMARY_MESSAGES = {
  was: 'Was',
  item: 'Item {sku}',
  rated: 'Rated {rating} out of 5, {n} {n|review|reviews}',
} as const;

export type SummaryMessageKey = keyof typeof SUMMARY_MESSAGES;

/**
 * The texts of a tile that are neither the shop's nor the product's own. A key that is the name of an action is the
 * label of its button if the shop gives no caption; adding uses the product's texts.
 */
export const TILE_MESSAGES = {
  ...QUANTITY_MESSAGES,
  ...SUMMARY_MESSAGES,
  subscribe: 'Subscribe',
  expertsSuggest: 'See suggestions',
  pickUpToday: 'Pick up today',
  viewOnly: 'View details',
  customSkuset: 'View options',
  viewAlternate: 'View alternate',
  adding: 'Adding to cart',
  controlNamed: '{caption}: {name}',
  sponsored: 'Sponsored',
  purchased: 'Purchased {month}',
  substitute: 'Replaces a product with a surcharge.',
  memberSavings: 'Members save more',
  onLists: 'On your lists',
  replacement: 'See the replacement',
  becomeCustomer: 'Become a customer',
  compare: 'Compare',
  compared: 'Remove from compare',
  compareFull: 'You can compare up to 4 items.',
  addToList: 'Add to list',
  noLists: "You can't open your lists on this page.",
} as const satisfies Record<Exclude<TileAction, 'addToCart'>, string> & Record<string, string>;

export type TileMessageKey = keyof typeof TILE_MESSAGES;

const DRAWER_MESSAGES = {
  close: 'Close',
  ...RETRY_MESSAGES,
} as const;

/** The texts that all drawers of several products share. */
export const PRODUCT_DRAWER_MESSAGES = { ...TILE_MESSAGES, ...DRAWER_MESSAGES, loading: 'Loading products' } as const;

/** The texts that all drawers share in which one product is bought. */
export const PURCHASE_MESSAGES = {
  ...QUANTITY_MESSAGES,
  ...SUMMARY_MESSAGES,
  ...DRAWER_MESSAGES,
  loading: 'Loading the product',
  notFound: 'We could not find this product.',
  viewCart: 'View cart',
} as const;
