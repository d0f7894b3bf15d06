import type { SignInType } from '../checkout/rules/checkoutDestination';
import type { CustomOption } from '../products/rules/customize';

/** The overlays that one part of a page can request from another, and the options of each. */
export interface OverlayRequests {
  /** The budget center of the cart, or of one line [SCR-002]. */
  BC: { lineId?: string; isRequired?: boolean };
  /** The purchase order number [SCR-003]. */
  PON: { isRequired?: boolean };
  /** The purchase order release [SCR-004]. */
  POR: { isRequired?: boolean };
  /** [SCR-005] */
  SHIP_TO: object;
  /** The pickup store of a line, or of a product that is not in the cart yet [SCR-006]. */
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
  /**
   * Sign-in, or continuing as a guest where `isGuestWelcome` is set. Both have the outcome `done`. `goal` is the
   * address to which a login page redirects [SCR-017].
   */
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
  /** The form for a made-to-order product: `url` is the address of its page, `options` are its choices [TILE-015]. */
  CUSTOMIZE: { sku: string; url?: string; options?: CustomOption[] };
  /** A membership, by its SKU [TILE-016]. */
  MEMBERSHIP: { sku?: string };
  /** Alternatives to a product [TILE-014]. */
  REPLACEMENT: { sku: string; alternatives: string[] };
  /** Products that an expert suggests instead of this one [TILE-013]. */
  EXPERTSUGGEST: { sku: string };
  /** A subscription that reorders the product automatically [TILE-017]. */
  AUTO_RESTOCK: { sku: string };
  /** The form in which a visitor who is not yet a customer of the business shop leaves contact details [TILE-032]. */
  BECOME_CUSTOMER: { sku?: string };
  /** Chat with the shop's staff; `line` is the department [HDR-028]. */
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
  /** A new list, with its items [HDR-037, LIST-004, LIST-005]. */
  CREATE_LIST: { items?: { sku: string; quantity: number }[] };
  /** The customer's lists; with `skus`, to add these to a list [HDR-038, LIST-003]. */
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

export type OverlayName = keyof OverlayRequests;

export type OverlayRequest<Name extends OverlayName = OverlayName> = {
  [Each in Name]: { overlay: Each } & OverlayRequests[Each];
}[Name];

/** A published overlay request that a widget can handle. */
export type PublishedOverlayRequest<Name extends OverlayName = OverlayName> = OverlayRequest<Name> & {
  readonly key: string;
  /** The name of the widget that handles the request. */
  readonly widget: string;
  /** The widget is on the page and is loading. */
  isLoading: boolean;
  /** The request is handled: by the widget, or by a script of the page that sets this flag. */
  isHandled: boolean;
};

/** The outcome of an overlay: its task is done, the customer closed it, or nothing on the page could show it. */
export type OverlayOutcome = 'done' | 'closed' | 'unavailable';

/** The widgets that handle overlays of another name than their own. */
const OVERLAY_WIDGETS: Partial<Record<OverlayName, string>> = {
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
  CUSTOMIZE: 'customize-drawer',
  MEMBERSHIP: 'membership-drawer',
  REPLACEMENT: 'replacement-drawer',
  EXPERTSUGGEST: 'expert-suggest',
  AUTO_RESTOCK: 'auto-restock-drawer',
  CHAT: 'chat-launcher',
  FEEDBACK: 'feedback-survey',
  PREMIUM: 'premium-overlay',
  CREATE_LIST: 'create-list-drawer',
  LISTS: 'lists-drawer',
  MESSAGES: 'messages-drawer',
  MARKETING: 'marketing-drawer',
  REWARDS: 'rewards-overlay',
  BUDGET: 'budget-overlay',
  QUOTE: 'quote-overlay',
};

/** The widget that handles an overlay: by default the one of the same name, such as `quick-view` for QUICK_VIEW. */
export const overlayWidget = (overlay: OverlayName): string =>
  OVERLAY_WIDGETS[overlay] ?? overlay.toLowerCase().replaceAll('_', '-');
