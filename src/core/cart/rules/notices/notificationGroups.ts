import { ownValue } from '../../../platform/rules/messages';
import { isErrorMessage } from '../adding/addOutcome';
import { LIMIT_CODES } from '../adding/codeSets';
import type { LineItem } from '../cart';

/** The eleven groups of results for the items of a request, in display order [CART-NOTE-001 to CART-NOTE-011]. */
export const NOTIFICATION_GROUPS = [
  'added',
  'out-of-stock',
  'blocked-by-company',
  'standalone-warranty',
  'off-contract',
  'at-item-limit',
  'adjusted-for-restriction',
  'purchase-limit-met',
  'adjusted-for-inventory',
  'substituted',
  'other',
] as const;

export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** The items of one group; `count` is the number of lines. */
export type Notification = { group: NotificationGroup; count: number; names: string[] };

const GROUP_OF_CODE: Record<string, NotificationGroup> = {
  OUT_OF_STOCK: 'out-of-stock',
  BLOCKED_FOR_ADD_TO_CART: 'blocked-by-company',
  STANDALONE_WARRANTY_ITEM: 'standalone-warranty',
  OFF_CONTRACT_ERROR: 'off-contract',
  PARTIAL_QTY_AVAILABLE: 'adjusted-for-inventory',
  SURCHG_ALTS_ITM_MSG: 'substituted',
};

/**
 * Returns the group of an item by one of its codes and by whether any unit was added. Returns undefined for a code that
 * is only informational.
 */
function groupOf(code: string, isError: boolean, wasAdded: boolean): NotificationGroup | undefined {
  if (LIMIT_CODES.includes(code)) {
    if (wasAdded) return 'adjusted-for-restriction';
    return code === 'QTY_LIMIT_EXCEEDED' ? 'purchase-limit-met' : 'at-item-limit';
  }
  return ownValue(GROUP_OF_CODE, code) ?? (isError ? 'other' : undefined);
}

/**
 * Sorts the items of a response into the eleven groups. An item can be in several groups, for example added and
 * adjusted for inventory [CART-NOTE-001 to CART-NOTE-011].
 */
export function notificationGroups(items: LineItem[]): Notification[] {
  const names = new Map<NotificationGroup, Set<LineItem>>();
  const put = (group: NotificationGroup | undefined, item: LineItem) => {
    if (group !== undefined) names.set(group, (names.get(group) ?? new Set()).add(item));
  };

  for (const item of items) {
    const wasAdded = (item.quantityAdded ?? 0) > 0;
    if (wasAdded) put('added', item);
    for (const message of item.messages) put(groupOf(message.code, isErrorMessage(message), wasAdded), item);
  }
  return NOTIFICATION_GROUPS.filter((group) => names.has(group)).map((group) => {
    const members = [...(names.get(group) ?? [])];
    return { group, count: members.length, names: members.map((item) => item.name) };
  });
}
