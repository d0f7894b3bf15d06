import type { Overrides } from '../../../platform/rules/messages';
import type { Cart, CartMessage } from '../cart';
import { messageText } from './messageText';
import { notificationGroups, notificationText } from './notificationGroups';

/** One notice at the top of a cart; `names` are the names of the items that it is about. */
export type CartNotice = {
  kind: 'good' | 'info' | 'bad';
  text: string;
  names: string[];
  /** The notice is informational: the customer can dismiss it. */
  isClosable: boolean;
};

export type NoticeFacts = {
  overrides?: Overrides;
  locale?: string;
  /** False if the widget that has added items reports them. The default is true. */
  withAdded?: boolean;
};

const kindOf = ({ type }: CartMessage): CartNotice['kind'] => (type === 'ERROR' ? 'bad' : 'info');

/**
 * Returns the notices at the top of a cart: the shop's messages about the whole cart, and the results for the items of
 * the last request, in the eleven groups [CART-NOTE-001 to CART-NOTE-011]. Duplicate texts are removed.
 */
export function cartNotices(cart: Cart, { overrides = {}, locale, withAdded = true }: NoticeFacts = {}): CartNotice[] {
  const backInStock = cart.messages.flatMap(({ code, value }) =>
    code === 'BACK_IN_STOCK' && value ? [String(value)] : [],
  );
  const messages = cart.messages.flatMap((message): CartNotice[] => {
    const text = messageText(message, 'top', overrides, locale);
    const names = message.code === 'BACK_IN_STOCK' ? backInStock : [];
    return text === undefined ? [] : [{ kind: kindOf(message), text, names, isClosable: message.type === 'INFO' }];
  });
  const groups = groupsOf(cart)
    .filter(({ group }) => withAdded || group !== 'added')
    .map(
      (notification): CartNotice => ({
        kind: notification.group === 'added' ? 'good' : 'info',
        text: notificationText(notification, overrides),
        names: [...new Set(notification.names)],
        isClosable: true,
      }),
    );
  return [...new Map([...messages, ...groups].map((notice) => [notice.text, notice])).values()];
}

/**
 * Returns the groups of the items that the last request changed or refused. Other lines are not included, even if the
 * shop reports them as out of stock.
 */
function groupsOf(cart: Cart) {
  const changed = cart.lines.filter((line) => line.quantityAdded !== undefined);
  const isAdd = cart.refused.length > 0 || changed.some((line) => line.action === 'ADD_ITEM');
  // the line itself shows its increase, and why another change of it was refused
  return notificationGroups([...changed, ...cart.refused]).filter(
    ({ group }) => isAdd || (group !== 'added' && group !== 'other'),
  );
}
