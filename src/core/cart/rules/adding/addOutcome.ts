import { ownValue } from '../../../platform/rules/messages';
import type { CartMessage, LineItem } from '../cart';

/** The codes that need the drawer or the overlay instead of a toast [CART-FB-003]. */
export const LIMIT_CODES: readonly string[] = ['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'];

/** The codes that mean that an item of a stored cart is out of stock [CART-FETCH-005]. */
export const OUT_OF_STOCK_CODES: readonly string[] = [
  'OUT_OF_STOCK',
  'ITEM_INVENTORY_NOT_AVAILABLE',
  'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY',
];

/** The outcome of an add, for one item or for all [CART-ADD-019]. */
export type AddOutcome = 'success' | 'out-of-stock' | 'partial' | 'limit' | 'price-unavailable' | 'blocked' | 'error';

/** The precedence of outcomes when several apply to one item, highest first [CART-ADD-019]. */
export const OUTCOME_ORDER: readonly AddOutcome[] = [
  'blocked',
  'price-unavailable',
  'out-of-stock',
  'limit',
  'partial',
  'error',
  'success',
];

const OUTCOME_OF_CODE: Record<string, AddOutcome> = {
  BLOCKED_FOR_ADD_TO_CART: 'blocked',
  PRICE_NOT_AVAILABLE: 'price-unavailable',
  OUT_OF_STOCK: 'out-of-stock',
  EXCEEDED_LIMIT: 'limit',
  PARTIAL_QTY_AVAILABLE: 'partial',
  ...Object.fromEntries(LIMIT_CODES.map((code) => [code, 'limit' as const])),
};

/** Whether the shop marks a message as an error. All other messages are shown, but refuse nothing [CART-ENT-021]. */
export function isErrorMessage(message: CartMessage): boolean {
  return message.type === 'ERROR';
}

/** Whether a message makes the add a failure: type ERROR, or an invalid store for an item to be picked up. */
const isFailure = (message: CartMessage, item: LineItem): boolean =>
  isErrorMessage(message) || (message.code === 'INVALID_STORE_NUMBER' && item.delivery?.type === 'ISP');

const inOrder = (outcomes: AddOutcome[], otherwise: AddOutcome): AddOutcome =>
  OUTCOME_ORDER.find((outcome) => outcomes.includes(outcome)) ?? otherwise;

/**
 * Returns the outcome for one item, from the codes of its messages
 * [CART-CODE-002, CART-CODE-006, CART-CODE-009, CART-CODE-029].
 */
export function itemOutcome(item: LineItem): AddOutcome {
  return inOrder(
    item.messages.map(
      (message) => ownValue(OUTCOME_OF_CODE, message.code) ?? (isFailure(message, item) ? 'error' : 'success'),
    ),
    'success',
  );
}

/**
 * Returns the outcome of the whole add. An add of several items is a success when any unit was added; otherwise its
 * outcome is the first in `OUTCOME_ORDER`. A single item has its own outcome. An add that changed nothing is an error
 * [CART-ADD-019].
 */
export function addOutcome(items: LineItem[]): AddOutcome {
  const outcomes = items.map(itemOutcome);
  if (items.length > 1 && items.some((item) => (item.quantityAdded ?? 0) > 0)) return 'success';
  return inOrder(outcomes, 'error');
}

/**
 * The messages for which an add takes the error path: of type ERROR, or INVALID_STORE_NUMBER of an item that is to be
 * picked up [CART-ADD-010, CART-ADD-011].
 */
export const failuresOf = (items: LineItem[]): CartMessage[] =>
  items.flatMap((item) => item.messages.filter((message) => isFailure(message, item)));

/** Whether the add takes the error path; also when it changed nothing. */
export const isFailedAdd = (items: LineItem[]): boolean => items.length === 0 || failuresOf(items).length > 0;
