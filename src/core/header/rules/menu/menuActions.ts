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

export type MenuAction = (typeof MENU_ACTIONS)[keyof typeof MENU_ACTIONS];

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
