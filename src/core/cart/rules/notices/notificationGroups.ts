import { formatMessage } from '../../../platform/rules/formatMessage';
import { messageFor, type Overrides, ownValue } from '../../../platform/rules/messages';
import { isErrorMessage, LIMIT_CODES } from '../adding/addOutcome';
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
  const members = new Map<NotificationGroup | undefined, Set<LineItem>>();
  const put = (group: NotificationGroup | undefined, item: LineItem) =>
    members.set(group, (members.get(group) ?? new Set()).add(item));

  for (const item of items) {
    const wasAdded = (item.quantityAdded ?? 0) > 0;
    if (wasAdded) put('added', item);
    for (const message of item.messages) put(groupOf(message.code, isErrorMessage(message), wasAdded), item);
  }
  return NOTIFICATION_GROUPS.map((group) => {
    const names = [...(members.get(group) ?? [])].map((item) => item.name);
    return { group, count: names.length, names };
  }).filter(({ count }) => count > 0);
}

/** The phrases of the groups that are also the text of a code, after the name of an item or '{n} item(s)'. */
export const GROUP_PHRASES = {
  'blocked-by-company': 'blocked by your company and not added to cart',
  'off-contract': 'not available for purchase for your selected location and not added to cart',
};

/** The text for plans that were added without the product that they cover [CART-NOTE-004]. */
export const STANDALONE_WARRANTY =
  'Warranties must be purchased with a related product and cannot be purchased separately.';

/** The sentences by key, such as `group.added`; `{n}` is the number of items [CART-NOTE-001 to CART-NOTE-011]. */
export const GROUP_MESSAGES = {
  'group.added': '{n} item(s) added to cart',
  'group.out-of-stock': '{n} item(s) out of stock and not added to cart',
  'group.blocked-by-company': `{n} item(s) ${GROUP_PHRASES['blocked-by-company']}`,
  'group.standalone-warranty': STANDALONE_WARRANTY,
  'group.off-contract': `{n} item(s) ${GROUP_PHRASES['off-contract']}`,
  'group.at-item-limit': '{n} item(s) not added to cart because you have the limit allowed in cart',
  'group.adjusted-for-restriction': '{n} item(s) had quantity adjustments due to purchase restrictions',
  'group.purchase-limit-met': '{n} item(s) not added to cart because you had already met purchase limit',
  'group.adjusted-for-inventory': '{n} item(s) had quantity adjustments due to inventory limitations',
  'group.substituted':
    '{n} item(s) have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.',
  'group.other': '{n} item(s) not added to cart',
} as const satisfies Record<`group.${NotificationGroup}`, string>;

/** Returns the sentence of one group: '2 item(s) added to cart' [CART-NOTE-001 to CART-NOTE-011]. */
export function notificationText({ group, count }: Notification, overrides?: Overrides): string {
  return formatMessage(messageFor(GROUP_MESSAGES, `group.${group}`, overrides), { n: count });
}
