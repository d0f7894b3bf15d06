import type { Overrides } from '../../../platform/rules/wording';
import type { Cart, CartMessage } from '../cart';
import { messageWords } from './cartWords';
import { type NotificationGroup, notificationGroups } from './notificationGroups';
import { notificationWords } from './notificationWords';

/** One block of what stands on top of a cart; `names` are the items it is about. */
export type CartNotice = {
  kind: 'good' | 'info' | 'bad';
  text: string;
  names: string[];
  /** It was only news: the customer may put it away. */
  isClosable: boolean;
};

export type NoticeFacts = {
  words?: Overrides;
  locale?: string;
  /** Groups that are told elsewhere. */
  leaveOut?: readonly NotificationGroup[];
};

const kindOf = ({ type }: CartMessage): CartNotice['kind'] => (type === 'ERROR' ? 'bad' : 'info');

/**
 * What stands on top of a cart: what the shop says of the whole of it, and what became of the items of the last request, in
 * the eleven groups [CART-NOTE-001 to CART-NOTE-011]. Each text once.
 */
export function cartNotices(cart: Cart, { words = {}, locale, leaveOut = [] }: NoticeFacts = {}): CartNotice[] {
  const said = cart.messages.flatMap((message): CartNotice[] => {
    const text = messageWords(message, 'top', words, locale);
    return text === undefined ? [] : [{ kind: kindOf(message), text, names: [], isClosable: message.type === 'INFO' }];
  });
  const groups = groupsOf(cart)
    .filter(({ group }) => !leaveOut.includes(group))
    .map(
      (notification): CartNotice => ({
        kind: notification.group === 'added' ? 'good' : 'info',
        text: notificationWords(notification, words),
        names: [...new Set(notification.names)],
        isClosable: true,
      }),
    );
  return [...new Map([...said, ...groups].map((notice) => [notice.text, notice])).values()];
}

/** A line that the last request did not touch was not refused by it, whatever the shop says of its stock. */
function groupsOf(cart: Cart) {
  const touched = cart.lines.filter((line) => line.quantityAdded !== undefined);
  const isAdd = cart.refused.length > 0 || touched.some((line) => line.action === 'ADD_ITEM');
  // more of a line that is in the cart already is seen in its box
  return notificationGroups([...touched, ...cart.refused]).filter(({ group }) => isAdd || group !== 'added');
}
