import type { SegmentSettings } from '../../account/rules/customer';
import type { FeedbackOption } from '../../cart/rules/adding/addFeedback';
import type { PurchaseOrderLimits } from '../../checkout/rules/accounting';
import type { CheckoutRoute } from '../../checkout/rules/checkoutUrl';
import type { EndpointName } from '../../endpoints';
import type { HeaderChoice } from '../../header/rules/headerVariant';
import type { MenuRules } from '../../header/rules/menu/menuVisibility';
import type { OverrideOrder } from '../../header/rules/menu/userGroups';
import type { FbtSchemes } from '../../products/rules/recommendations';
import type { ContextInput } from '../rules/context';
import { languageOf, type Messages, messagesOver } from '../rules/messages';
import { knownFields, type Session } from '../rules/session/session';
import type { CookieNames } from './host/cookies';
import type { PageFunction } from './host/pageFunction';
import type { Endpoint } from './http/endpoint';

/** The page's configuration of itself and its shop. Only the context fields are required [GEN-001, CTX-001]. */
export type StorefrontConfig = ContextInput & {
  session?: Partial<Session>;
  http?: Partial<HttpSettings>;
  endpoints?: Partial<Record<EndpointName, Partial<Endpoint>>>;
  urls?: Partial<UrlSettings>;
  /** The shop's own names of cookies: `{ sessionId: 'JSESSIONID' }`. Ignored if the app passes a host [SESS-011]. */
  cookies?: CookieNames;
  cart?: Partial<CartSettings>;
  miniCart?: Partial<MiniCartSettings>;
  checkout?: Partial<CheckoutSettings>;
  payment?: Partial<PaymentSettings> & OrderSettings;
  recommendations?: Partial<RecommendationSettings>;
  tiles?: Partial<TileSettings>;
  stores?: Partial<StoreSettings>;
  delivery?: DeliverySettings;
  lists?: ListSettings;
  /** Whether a decline requires a comment, and the maximum length of the comment [APPR-002]. */
  approvals?: ApprovalSettings;
  /** Overrides the maximum lengths of the purchase order number and release [SCR-003, SCR-004]. */
  limits?: PurchaseOrderLimits;
  /**
   * The native app or page that embeds this one. With `navigates`, navigation is delegated to it by the message
   * `{ message: 'navigate', route }` [ROUTE-016].
   */
  native?: { targetOrigin?: string; navigates?: boolean };
  menu?: MenuSettings;
  header?: HeaderSettings;
  search?: SearchSettings;
  rewards?: RewardsSettings;
  /** The shop's own segment codes and customer types [SEG-001, SEG-016, SEG-020]. */
  segments?: SegmentSettings;
  chat?: ChatSettings;
  /** Opens a third party's survey [HDR-024]. */
  feedback?: { open?: PageFunction<undefined, unknown>; url?: string };
  /** The page's own consent manager; `has` returns whether a category is allowed [HDR-025]. */
  consent?: { has?: PageFunction<string, boolean> };
  /** Messages that replace the built-in ones, by widget and key: `{ "mini-cart": { "title": "Your bag" } }`. */
  messages?: Messages;
  /**
   * Complete catalogues by language: `{ fr: frCA, es }` from `quire-widgets/languages/…`. The catalogue of the locale's
   * language is used, in Spanish mode `es` [GEN-013]. `messages` take precedence over it. The script tag provides both
   * languages without this setting.
   */
  i18n?: { catalogues?: Record<string, Messages> };
};

export type HttpSettings = {
  /**
   * The shop's origin, if it is not the page's own, without a trailing slash: `https://shop.example`. Requests go there,
   * and so do the paths of pictures.
   */
  origin?: string;
  /** Without a trailing slash [HTTP-001]. */
  basePath: string;
  /** Origin for requests on local and test hostnames; default same origin [HTTP-002]. */
  testHost?: string;
  /** Additional local hostnames, besides localhost, 127.0.0.1, *.local and *.test [HTTP-002]. */
  localHostnames?: string[];
  timeoutMs: number;
  cacheMs: number;
  contextTokenHeader: string;
  overrideHeader: string;
  /** The header for the idempotency key of an add request, which stays the same across its retries. */
  idempotencyHeader: string;
  /** Receives one POST after a 401 of a cart request, before the customer is redirected to sign in [SESS-028]. */
  tokenRefreshUrl?: string;
};

/** The names of the account pages [ROUTE-015]. */
export type AccountRoute =
  | 'identityLogin'
  | 'serviceLogin'
  | 'serviceThirdPartyLogin'
  | 'createAccount'
  | 'becomeCustomer';

export type UrlSettings = {
  cart: string;
  login: string;
} & Partial<Record<CheckoutRoute | AccountRoute, string>>;

export type CartSettings = {
  /** Constant query parameters of the cart read request [CART-FETCH-009]. */
  fetchParams: Record<string, string | boolean>;
  /** Selects the alternate cart page [ROUTE-004]. */
  variant?: 'sparq';
  refreshParam: string;
  feedback?: FeedbackOption;
  /** Decimal amount. Without it there is no free shipping message [CART-MSG-017]. */
  freeShippingThreshold?: string;
  coupons?: string[];
  /** The SKU of the line that represents the furniture service; default FURNSVC [FURN-002]. */
  furnitureServiceSku?: string;
  retryDelaysMs: number[];
};

export type MiniCartSettings = {
  /** [CART-DEL-001] */
  deleteAnimationMs: number;
  /** [MINI-002] */
  openDelayMs: number;
  flyoutSelector: string;
};

export type CheckoutSettings = {
  /** Whether checkout requires sign-in; default true [CHK-009]. */
  loginRequired: boolean;
  /** Whether the cart page has a link to the ship-to locations. Without it, the browser's stored value applies [STOR-010]. */
  showShipToLink: boolean;
};

/** Payment methods besides cards: wallet, store pay, and buy now, pay later [PAY-AUTH-001, PAY-AUTH-003]. */
export type PaymentSettings = { walletEnabled: boolean; storePayEnabled: boolean; bnplEnabled: boolean };

/** `deviceMetadata` returns what a fraud service of the page says about the customer's device, for each order [HTTP-012]. */
export type OrderSettings = { deviceMetadata?: PageFunction<undefined, string> };

/** `fbtSchemes` are the schemes for requesting groups of products [REC-011]. */
export type RecommendationSettings = {
  scheme: string;
  mboxes: string[];
  zip: string;
  count: number;
  fbtSchemes: FbtSchemes;
};

/** Inputs that are passed to the shop unchanged with each tile request: `{ sparq: true }` [TILE-033]. */
export type TileInputs = Record<string, string | number | boolean>;

/**
 * `batchSize` is the number of SKUs per request, and `inputs` are sent with each request. `seenRatio` is the visible
 * fraction at which a tile counts as seen, and `pixelCap` is the maximum number of pixels fired per list
 * [TILE-024, TILE-026].
 */
export type TileSettings = { batchSize: number; inputs: TileInputs; seenRatio: number; pixelCap: number };

/**
 * The default location of a customer who has given none [STORE-018, STORE-019]. `pickupRadius` is text such as "20mi"
 * [STORE-017].
 */
export type StoreSettings = {
  zipCode: string;
  state: string;
  pickupRadius: string;
  /** Text such as '100mi' [STORE-016]. */
  radius: string;
  /** Without a key the maps script is not loaded [STORE-021]. */
  mapsKey: string;
};

/**
 * `sameDayCutoff` is the customer's local hour from which nothing more arrives on the same day; default 19
 * [CART-MSG-018]. `holidays` are the days of a year without deliveries, ISO 8601; the browser stores them for pages that
 * do not send them [STOR-004].
 */
export type DeliverySettings = { sameDayCutoff?: number; holidays?: { year: number; dates: string[] } };

/** How the shop's menus are interpreted [MENU-006]. */
export type MenuSettings = MenuRules & {
  /** The state of a ramp that is not in the toggle list [MENU-053]. */
  missingRamp?: 'on' | 'off';
  overrideOrder?: OverrideOrder;
  /** Hosts that serve the cart only [MENU-016]. */
  cartHosts?: string[];
};

/** Which header variant a page has, and to which origins its first response may redirect [HDR-002, HDR-017]. */
export type HeaderSettings = HeaderChoice & { redirectOrigins?: string[]; reloadGuardMs?: number };

/** The URLs of search and suggestions. Without `suggestUrl` there are no suggestions [HDR-023]. */
export type SearchSettings = { searchUrl?: string; suggestUrl?: string };
/**
 * The URLs of the list pages; without them the drawer shows its lists without links [LIST-003]. `types` are the types
 * that a customer can choose for a list, by default PERSONAL and SHARED [LIST-043].
 */
export type ListSettings = { viewAllUrl?: string; detailsUrl?: string; types?: readonly string[] };

export type ApprovalSettings = { commentRequired?: boolean; commentMax?: number };

/** How long rewards are cached, and the minimum amount (`from`) of each tier [RWD-003, RWD-006]. */
export type RewardsSettings = { cacheMs?: number; tiers?: { name: string; from: string }[] };

/** A third party's chat: its script, its readiness check, and the function that opens it [CHAT-003, CHAT-004]. */
export type ChatSettings = {
  scriptUrl?: string;
  isReady?: PageFunction<undefined, boolean>;
  open?: PageFunction<{ department: string | undefined }, unknown>;
  /** The department for consumers; businesses use department 8. */
  department?: string;
};

export type Settings = {
  /**
   * The page's configuration as given, for settings that only some widgets read. The files of those widgets hold the
   * specification's defaults.
   */
  config: StorefrontConfig;
  http: HttpSettings;
  urls: UrlSettings;
  cart: CartSettings;
  /**
   * Messages that replace the built-in English ones: the page's overrides, merged over the catalogue of its language.
   */
  messages: Messages;
};

/** The default request timeout [HTTP-004]. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How long a response is cached under its cache id [HTTP-005]. */
export const REQUEST_CACHE_MS = 15_000;

/** The URL of each cart page [ROUTE-001, ROUTE-003, ROUTE-004]. */
export const CART_URLS = { COM: '/cc/mmx/cart', SBA: '/cc/sba/cart', sparq: '/cc/sparq/cart' };

/**
 * Resolves the settings of a page: its configuration, with the specification's defaults for the rest, and the messages
 * in the language of `locale`.
 */
export function settingsOf(config: StorefrontConfig, locale = ''): Settings {
  const cartUrl = config.cart?.variant === 'sparq' ? CART_URLS.sparq : CART_URLS[config.tenant];
  return {
    config: config,
    http: {
      basePath: '/cc/api',
      timeoutMs: REQUEST_TIMEOUT_MS,
      cacheMs: REQUEST_CACHE_MS,
      contextTokenHeader: 'ctx-token',
      overrideHeader: 'X-HTTP-Method-Override',
      idempotencyHeader: 'Idempotency-Key',
      ...knownFields(config.http),
    },
    urls: {
      cart: cartUrl,
      login: '/office/supplies/login',
      ...knownFields(config.urls),
    },
    cart: {
      fetchParams: { grindType: 'ALL', wt: 'json', alt: true, mmx: true },
      refreshParam: 'mcRefresh',
      retryDelaysMs: [400, 1600],
      ...knownFields(config.cart),
    },
    messages: messagesOver(config.i18n?.catalogues?.[languageOf(locale)], config.messages),
  };
}
