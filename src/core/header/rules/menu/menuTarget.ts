import { safeUrl } from '../../../platform/rules/safeUrl';
import type { MenuItem } from './menuItem';
import { type OverrideOrder, overrideFor, type UserGroup } from './userGroups';

/**
 * The actions that a menu item can have instead of opening a page: name in the data -> action. Case is ignored
 * [HDR-012].
 */
export const MENU_ACTIONS = {
  login: 'LOGIN',
  createAccount: 'CREATE_ACCOUNT',
  chat: 'CHAT',
  feedback: 'FEEDBACK',
  loyaltyEnrollment: 'LOYALTY_ENROLLMENT',
  bonusCategories: 'BONUS_CATEGORIES',
  missingPoints: 'MISSING_POINTS',
  loyaltyOffers: 'LOYALTY_OFFERS',
  giftCardBalance: 'GIFT_CARD_BALANCE',
  premiumEnrollment: 'PREMIUM',
  storeLocator: 'STORE_LOCATOR',
  addShipTo: 'SHIP_TO',
  createList: 'CREATE_LIST',
  listsDrawer: 'LISTS',
  quickOrder: 'QUICK_ORDER',
  messages: 'MESSAGES',
  marketing: 'MARKETING',
  rewardsSignUp: 'REWARDS',
  requiredCookies: 'REQUIRED_COOKIES',
  budget: 'BUDGET',
  quote: 'QUOTE',
  onboarding: 'ONBOARDING',
  becomeCustomer: 'BECOME_CUSTOMER',
  subscribe: 'SUBSCRIBE_OFFERS',
} as const;

type MenuAction = (typeof MENU_ACTIONS)[keyof typeof MENU_ACTIONS];

/**
 * The action of a menu item, by its name or its value. Undefined for an unknown action; the item then opens its page
 * [HDR-012].
 */
export function menuActionOf(action: string | undefined): MenuAction | undefined {
  const normalized = (action ?? '').trim().toUpperCase();
  const found = Object.entries(MENU_ACTIONS).find(
    ([name, meaning]) => name.toUpperCase() === normalized || meaning === normalized,
  );
  return found?.[1];
}

/** The destination of a menu item. */
export type MenuTarget =
  | { kind: 'page'; url: string; isReplacing: boolean }
  /** `url` is the fallback page if no drawer of that kind can open. */
  | { kind: 'drawer'; action: MenuAction; url: string | undefined }
  /** The item has no destination: it is a heading or plain text. */
  | { kind: 'none' };

/**
 * The destination of a menu item: a drawer if its action is one; otherwise the URL for the customer's groups, then its
 * destination URL, then its `url`. A destination that replaces also replaces the entry in the browser history [HDR-012,
 * MENU-001, MENU-056].
 */
export function menuTarget(item: MenuItem, groups: readonly UserGroup[], order?: OverrideOrder): MenuTarget {
  const override = safeUrl(overrideFor(item.groupOverrides, groups, order)?.url);
  const action = isPage(item) ? undefined : menuActionOf(item.action);
  const own = nonBlank(override) ?? nonBlank(safeUrl(item.destinationUrl)) ?? nonBlank(safeUrl(item.url));
  const replacing = nonBlank(safeUrl(item.destinationReplaceUrl));
  if (action) return { kind: 'drawer', action, url: nonBlank(safeUrl(item.actionLandingPage)) ?? own ?? replacing };
  if (replacing && !override) return { kind: 'page', url: replacing, isReplacing: true };
  const url = own ?? nonBlank(safeUrl(item.actionLandingPage));
  return url === undefined ? { kind: 'none' } : { kind: 'page', url, isReplacing: false };
}

const isPage = ({ actionType }: MenuItem): boolean => /^(page|link|url)$/i.test(actionType ?? '');

const nonBlank = (url: string | undefined): string | undefined => (url?.trim() ? url : undefined);
