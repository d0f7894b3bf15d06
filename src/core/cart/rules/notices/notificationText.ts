import { formatMessage } from '../../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../../platform/rules/messages';
import type { Notification, NotificationGroup } from './notificationGroups';

/** The phrase of each group, after '{n} item(s)' [CART-NOTE-001 to CART-NOTE-011]. */
export const GROUP_PHRASES: Readonly<Record<Exclude<NotificationGroup, 'added' | 'standalone-warranty'>, string>> = {
  'out-of-stock': 'out of stock and not added to cart',
  'blocked-by-company': 'blocked by your company and not added to cart',
  'off-contract': 'not available for purchase for your selected location and not added to cart',
  'at-item-limit': 'not added to cart because you have the limit allowed in cart',
  'adjusted-for-restriction': 'had quantity adjustments due to purchase restrictions',
  'purchase-limit-met': 'not added to cart because you had already met purchase limit',
  'adjusted-for-inventory': 'had quantity adjustments due to inventory limitations',
  substituted: 'have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.',
  other: 'not added to cart',
};

/** The text for plans that were added without the product that they cover [CART-NOTE-004]. */
export const STANDALONE_WARRANTY =
  'Warranties must be purchased with a related product and cannot be purchased separately.';

const inFull = (phrase: string) => `{n} item(s) ${phrase}`;

/** The sentences by key, such as `group.added`; `{n}` is the number of items [CART-NOTE-001 to CART-NOTE-011]. */
export const GROUP_MESSAGES = {
  'group.added': inFull('added to cart'),
  'group.out-of-stock': inFull(GROUP_PHRASES['out-of-stock']),
  'group.blocked-by-company': inFull(GROUP_PHRASES['blocked-by-company']),
  'group.standalone-warranty': STANDALONE_WARRANTY,
  'group.off-contract': inFull(GROUP_PHRASES['off-contract']),
  'group.at-item-limit': inFull(GROUP_PHRASES['at-item-limit']),
  'group.adjusted-for-restriction': inFull(GROUP_PHRASES['adjusted-for-restriction']),
  'group.purchase-limit-met': inFull(GROUP_PHRASES['purchase-limit-met']),
  'group.adjusted-for-inventory': inFull(GROUP_PHRASES['adjusted-for-inventory']),
  'group.substituted': inFull(GROUP_PHRASES.substituted),
  'group.other': inFull(GROUP_PHRASES.other),
} as const satisfies Record<`group.${NotificationGroup}`, string>;

/** Returns the sentence of one group: '2 item(s) added to cart' [CART-NOTE-001 to CART-NOTE-011]. */
export function notificationText({ group, count }: Notification, overrides?: Overrides): string {
  return formatMessage(messageFor(GROUP_MESSAGES, `group.${group}`, overrides), { n: count });
}
