import type { SignInType } from '../checkout/rules/signInType';
import type { CustomOption } from '../products/rules/customize';

/** The overlays that one part of a page can want from another, and what each is told. */
export interface OverlayWishes {
  /** The budget center of the cart, or of one line [SCR-002]. */
  BC: { lineId?: string; isRequired?: boolean };
  /** The purchase order number [SCR-003]. */
  PON: { isRequired?: boolean };
  /** The purchase order release [SCR-004]. */
  POR: { isRequired?: boolean };
  /** [SCR-005] */
  SHIP_TO: object;
  /** The pick-up store of a line, or of a product that is not in the cart yet [SCR-006]. */
  BOPIS: { lineId?: string; sku?: string };
  /** [SCR-007] */
  BOPIS_DELEGATE: { lineId?: string };
  /** [SCR-008] */
  CLEAR_CART: object;
  /** [SCR-010] */
  ATL: { items: { sku: string; quantity: number }[]; isFromCart?: boolean };
  /** [SCR-012] */
  API_FAILURE: { message?: string; retry?: () => Promise<unknown> };
  /** [SCR-018] */
  OUT_OF_STOCK: { items: { sku: string; lineId?: string; name?: string }[]; alternatives?: string[] };
  /** Sign-in, or going on as a guest where that is welcome: both are `done`. `goal` is where a login page leads on to [SCR-017]. */
  LOGIN: { signInType: SignInType; isGuestWelcome?: boolean; goal?: string };
  /** [SCR-015] */
  QUICK_VIEW: { sku: string };
  /** [SCR-016] */
  QUICK_BUY: { sku: string };
  /** [SCR-014] */
  FURNITURE_TABLE: { skus: string[]; title?: string };
  /** The printers that a cartridge fits [TILE-010]. */
  COMPATIBLE_PRINTERS: { skus: string[] };
  /** The cartridges that fit a printer [TILE-011]. */
  COMPATIBLE_CARTRIDGES: { skus: string[] };
  /** A product that is made to order: where, and what can be chosen of it [TILE-015]. */
  CUSTOMIZE: { sku: string; url?: string; options?: CustomOption[] };
  /** A membership, by the SKU it is bought by [TILE-016]. */
  MEMBERSHIP: { sku?: string };
  /** What may be had in the place of a product [TILE-014]. */
  REPLACEMENT: { sku: string; alternatives: string[] };
  /** Products that an expert would suggest beside this one [TILE-013]. */
  EXPERTSUGGEST: { sku: string };
  /** This product again and again, without asking [TILE-017]. */
  AUTO_RESTOCK: { sku: string };
  /** Who is no customer of the business shop yet leaves their details [TILE-032]. */
  BECOME_CUSTOMER: { sku?: string };
  /** Somebody of the shop to write with; `line` is the department that answers [HDR-028]. */
  CHAT: { line?: string };
  /** [HDR-029] */
  FEEDBACK: object;
  /** [HDR-030] */
  LOYALTY_ENROLLMENT: object;
  /** [HDR-031] */
  BONUS_CATEGORIES: object;
  /** [HDR-032] */
  MISSING_POINTS: object;
  /** [HDR-032] */
  LOYALTY_OFFERS: object;
  /** [HDR-033] */
  GIFT_CARD_BALANCE: object;
  /** [HDR-034] */
  PREMIUM: object;
  /** [HDR-035] */
  STORE_LOCATOR: object;
  /** A new list, with what is to stand on it [HDR-037, LIST-004, LIST-005]. */
  CREATE_LIST: { items?: { sku: string; quantity: number }[] };
  /** The lists of the customer; with SKUs, to put them on one [HDR-038, LIST-003]. */
  LISTS: { skus?: string[] };
  /** [HDR-039] */
  QUICK_ORDER: object;
  /** [HDR-040] */
  MESSAGES: object;
  /** [HDR-041] */
  MARKETING: object;
  /** [HDR-042] */
  REWARDS: object;
  /** [HDR-043] */
  REQUIRED_COOKIES: object;
  /** [BUD-003] */
  BUDGET: object;
  /** [OVR-002] */
  QUOTE: object;
  /** [OVR-007] */
  ONBOARDING: object;
  SUBSCRIBE_OFFERS: object;
}

export type OverlayName = keyof OverlayWishes;

export type OverlayWish<Name extends OverlayName = OverlayName> = {
  [Each in Name]: { overlay: Each } & OverlayWishes[Each];
}[Name];

/** A wish on its way to whoever can meet it. */
export type WantedOverlay<Name extends OverlayName = OverlayName> = OverlayWish<Name> & {
  readonly key: string;
  /** The widget that meets it, by its name in the page. */
  readonly widget: string;
  /** That widget stands in the page and is being fetched. */
  isComing: boolean;
  /** Somebody shows it: the widget, or a script of the page that sets this. */
  isTaken: boolean;
};

/** How it ended: what it was for is done, the customer has closed it, or nobody on the page could show it. */
export type OverlayOutcome = 'done' | 'closed' | 'not-here';

/** Which widget meets a wish. */
export const OVERLAY_WIDGETS: Record<OverlayName, string> = {
  BC: 'budget-center-overlay',
  PON: 'po-number-overlay',
  POR: 'po-number-overlay',
  SHIP_TO: 'ship-to-overlay',
  BOPIS: 'bopis-overlay',
  BOPIS_DELEGATE: 'bopis-overlay',
  CLEAR_CART: 'clear-cart-overlay',
  ATL: 'add-to-list',
  API_FAILURE: 'api-failure-overlay',
  OUT_OF_STOCK: 'out-of-stock-overlay',
  LOGIN: 'login-drawer',
  QUICK_VIEW: 'quick-view',
  QUICK_BUY: 'quick-buy',
  FURNITURE_TABLE: 'furniture-table',
  COMPATIBLE_PRINTERS: 'compatible-printers',
  COMPATIBLE_CARTRIDGES: 'compatible-cartridges',
  CUSTOMIZE: 'customize-drawer',
  MEMBERSHIP: 'membership-drawer',
  REPLACEMENT: 'replacement-drawer',
  EXPERTSUGGEST: 'expert-suggest',
  AUTO_RESTOCK: 'auto-restock-drawer',
  BECOME_CUSTOMER: 'become-customer',
  CHAT: 'chat-launcher',
  FEEDBACK: 'feedback-survey',
  LOYALTY_ENROLLMENT: 'loyalty-enrollment',
  BONUS_CATEGORIES: 'bonus-categories',
  MISSING_POINTS: 'missing-points',
  LOYALTY_OFFERS: 'loyalty-offers',
  GIFT_CARD_BALANCE: 'gift-card-balance',
  PREMIUM: 'premium-overlay',
  STORE_LOCATOR: 'store-locator',
  CREATE_LIST: 'create-list-drawer',
  LISTS: 'lists-drawer',
  QUICK_ORDER: 'quick-order',
  MESSAGES: 'messages-drawer',
  MARKETING: 'marketing-drawer',
  REWARDS: 'rewards-overlay',
  REQUIRED_COOKIES: 'required-cookies',
  BUDGET: 'budget-overlay',
  QUOTE: 'quote-overlay',
  ONBOARDING: 'onboarding',
  SUBSCRIBE_OFFERS: 'subscribe-offers',
};
