import { ownValue } from '../../../platform/rules/ownValue';
import type { CartMessage, LineItem } from '../cart';
import { LIMIT_CODES } from './codeSets';

/** How an add ended for one item, or for all of them [CART-ADD-019]. */
export type AddOutcome = 'success' | 'out-of-stock' | 'partial' | 'limit' | 'price-unavailable' | 'blocked' | 'error';

/** Which outcome wins when several apply to one item, the first one first [CART-ADD-019]. */
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

/** True for what the shop calls an error; all else is told, not refused [CART-ENT-021]. */
export function isErrorMessage(message: CartMessage): boolean {
  return message.type === 'ERROR';
}

/** Does a message lead to the error path? One of type ERROR does, and an item to be picked up where there is no store. */
const isFailure = (message: CartMessage, item: LineItem): boolean =>
  isErrorMessage(message) || (message.code === 'INVALID_STORE_NUMBER' && item.delivery?.type === 'ISP');

const inOrder = (outcomes: AddOutcome[], otherwise: AddOutcome): AddOutcome =>
  OUTCOME_ORDER.find((outcome) => outcomes.includes(outcome)) ?? otherwise;

/** How the add ended for one item, by the codes it carries [CART-CODE-002, CART-CODE-006, CART-CODE-009, CART-CODE-029]. */
export function itemOutcome(item: LineItem): AddOutcome {
  return inOrder(
    item.messages.map(
      (message) => ownValue(OUTCOME_OF_CODE, message.code) ?? (isFailure(message, item) ? 'error' : 'success'),
    ),
    'success',
  );
}

/**
 * How the add ended as a whole: of several items it is a success when anything was added, else the first outcome in
 * OUTCOME_ORDER; a single item speaks for itself, and an add that touched nothing went wrong [CART-ADD-019].
 */
export function addOutcome(items: LineItem[]): AddOutcome {
  const outcomes = items.map(itemOutcome);
  if (items.length > 1 && items.some((item) => (item.quantityAdded ?? 0) > 0)) return 'success';
  return inOrder(outcomes, 'error');
}

/**
 * Does the add take the error path? Yes with any message of type ERROR on an item, or INVALID_STORE_NUMBER on one that
 * is to be picked up [CART-ADD-010, CART-ADD-011]; and when it touched nothing at all.
 */
export function isFailedAdd(items: LineItem[]): boolean {
  if (items.length === 0) return true;
  return items.some((item) => item.messages.some((message) => isFailure(message, item)));
}
