import type { FeedbackWish } from '../../cart/rules/adding/feedbackSurface';
import type { CheckoutRoute } from '../../checkout/rules/checkoutUrl';
import type { PurchaseOrderLimits } from '../../checkout/rules/purchaseOrder';
import type { EndpointName } from '../../endpoints';
import type { HeaderChoice } from '../../header/rules/headerVariant';
import type { MenuRules } from '../../header/rules/menu/menuVisibility';
import type { OverrideOrder } from '../../header/rules/menu/userGroups';
import type { FbtSchemes } from '../../products/rules/recommendations';
import type { ContextInput } from '../rules/context';
import { languageOf, type Messages, messagesOver } from '../rules/language';
import type { Session } from '../rules/session/session';
import type { PageFunction } from './host/pageFunction';
import type { Endpoint } from './http/endpoint';

/** What a page says about itself and its shop. Only the context fields are required [GEN-001, CTX-001]. */
export type StorefrontConfig = ContextInput & {
  session?: Partial<Session>;
  http?: Partial<HttpSettings>;
  endpoints?: Partial<Record<EndpointName, Partial<Endpoint>>>;
  urls?: Partial<UrlSettings>;
  cart?: Partial<CartSettings>;
  miniCart?: Partial<MiniCartSettings>;
  checkout?: Partial<CheckoutSettings>;
  payment?: Partial<PaymentSettings>;
  recommendations?: Partial<RecommendationSettings>;
  tiles?: Partial<TileSettings>;
  stores?: Partial<StoreSettings>;
  delivery?: DeliverySettings;
  lists?: ListSettings;
  /** Whether a decline needs a comment, and how long that may be [APPR-002]. */
  approvals?: ApprovalSettings;
  /** In place of the longest purchase order number and release [SCR-003, SCR-004]. */
  limits?: PurchaseOrderLimits;
  /**
   * The app or page around this one. With `navigates` it is asked to go where we would go, by
   * `{ message: 'navigate', route }` [ROUTE-016].
   */
  native?: { targetOrigin?: string; navigates?: boolean };
  menu?: MenuSettings;
  header?: HeaderSettings;
  search?: SearchSettings;
  rewards?: RewardsSettings;
  chat?: ChatSettings;
  /** Opens the survey of a third party [HDR-024]. */
  feedback?: { open?: PageFunction<undefined, unknown>; url?: string };
  /** The page's own consent manager: may a category be used? [HDR-025] */
  consent?: { has?: PageFunction<string, boolean> };
  /** Texts that replace ours, by widget and key: `{ "mini-cart": { "title": "Your bag" } }`. */
  messages?: Messages;
  /**
   * Whole languages: `{ fr: frCA, es }` of `quire-widgets/languages/…`. The one of the locale is spoken, and in Spanish mode
   * that of `es` [GEN-013]; `messages` are said before it. The script tag brings both by itself.
   */
  i18n?: { catalogues?: Record<string, Messages> };
};

export type HttpSettings = {
  /** Without a slash at the end [HTTP-001]. */
  basePath: string;
  /** Origin put before the paths on local and test hostnames; same origin without one [HTTP-002]. */
  testHost?: string;
  /** Hostnames that count as local besides localhost, 127.0.0.1, *.local and *.test [HTTP-002]. */
  localHostnames?: string[];
  timeoutMs: number;
  cacheMs: number;
  contextTokenHeader: string;
  overrideHeader: string;
  /** The key of an add, the same over its retries. */
  idempotencyHeader: string;
  /** Posted once after a 401 of a cart call, before the customer is sent to sign in [SESS-028]. */
  tokenRefreshUrl?: string;
};

/** The pages of a customer's account, each by its name [ROUTE-015]. */
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
  /** Values of the read call that stay the same [CART-FETCH-009]. */
  fetchParams: Record<string, string | boolean>;
  /** The alternate cart page, where a page asks for it [ROUTE-004]. */
  variant?: 'sparq';
  refreshParam: string;
  feedback?: FeedbackWish;
  /** Decimal amount; without it nothing is said about free shipping [CART-MSG-017]. */
  freeShippingThreshold?: string;
  coupons?: string[];
  /** The SKU of the line that stands for the furniture service; FURNSVC unless the shop has another [FURN-002]. */
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
  /** Must a customer have signed in before the checkout? True unless the page says otherwise [CHK-009]. */
  loginRequired: boolean;
};

/** What is offered besides cards: the wallet, the store's own pay, and paying later [PAY-AUTH-001, PAY-AUTH-003]. */
export type PaymentSettings = { walletEnabled: boolean; storePayEnabled: boolean; bnplEnabled: boolean };

/** `fbtSchemes` are the schemes by which groups of products are asked for [REC-011]. */
export type RecommendationSettings = {
  scheme: string;
  mboxes: string[];
  zip: string;
  count: number;
  fbtSchemes: FbtSchemes;
};

/** What the shop takes into account of a tile, passed on as it is: `{ sparq: true }` [TILE-033]. */
export type TileInputs = Record<string, string | number | boolean>;

/**
 * How many SKUs go into one call, and what each call says besides; how much of a tile must be in sight to be seen, and how
 * many pixels of a list are fired [TILE-024, TILE-026].
 */
export type TileSettings = { batchSize: number; inputs: TileInputs; seenRatio: number; pixelCap: number };

/** Where a customer is taken to be who has said nothing [STORE-018, STORE-019]; the radius is words like "20mi" [STORE-017]. */
export type StoreSettings = {
  zipCode: string;
  state: string;
  pickupRadius: string;
  /** As '100mi' [STORE-016]. */
  radius: string;
  /** Without one no maps script is loaded [STORE-021]. */
  mapsKey: string;
};

/** The hour of the customer's day from which nothing more arrives today; 19 unless given [CART-MSG-018]. */
export type DeliverySettings = { sameDayCutoff?: number };

/** How this shop's menus are read [MENU-006]. */
export type MenuSettings = MenuRules & {
  /** How a ramp counts that the list of toggles does not have [MENU-053]. */
  missingRamp?: 'on' | 'off';
  overrideOrder?: OverrideOrder;
  /** Hosts that serve the cart only [MENU-016]. */
  cartHosts?: string[];
};

/** Which header a page wears, and where its first answer may lead [HDR-002, HDR-017]. */
export type HeaderSettings = HeaderChoice & { redirectOrigins?: string[]; reloadGuardMs?: number };

/** Where words are looked for; without `suggestUrl` nothing is suggested [HDR-023]. */
export type SearchSettings = { searchUrl?: string; suggestUrl?: string };
/** Where the pages of lists are; without one the drawer shows what it has, and leads nowhere [LIST-003]. */
export type ListSettings = { viewAllUrl?: string; detailsUrl?: string };

export type ApprovalSettings = { commentRequired?: boolean; commentMax?: number };

/** How long rewards are kept, and from which amounts on a customer is on which level [RWD-003, RWD-006]. */
export type RewardsSettings = { cacheMs?: number; tiers?: { name: string; from: string }[] };

/** The chat of a third party: its script, how it says that it is there, and how it is opened [CHAT-003, CHAT-004]. */
export type ChatSettings = {
  scriptUrl?: string;
  isReady?: PageFunction<undefined, boolean>;
  open?: PageFunction<{ department: string | undefined }, unknown>;
  /** Who answers consumers; 8 answers a business. */
  department?: string;
};

export type Settings = {
  /** The page's own words, for what only some widgets read: their files hold the specification's figures. */
  given: StorefrontConfig;
  http: HttpSettings;
  urls: UrlSettings;
  cart: CartSettings;
  /** What is said in place of our English words: the page's own texts, over a catalogue of its language. */
  messages: Messages;
};

/** The default time a request may take [HTTP-004]. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How long an answer is kept under its cache id [HTTP-005]. */
export const REQUEST_CACHE_MS = 15_000;

/** Where each cart lives [ROUTE-001, ROUTE-003, ROUTE-004]. */
export const CART_URLS = { COM: '/cc/mmx/cart', SBA: '/cc/sba/cart', sparq: '/cc/sparq/cart' };

/** What a page says of a part; a setting that it leaves undefined is one that it leaves out. */
function said<Part extends object>(part: Part | undefined): Part {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([, value]) => value !== undefined)) as Part;
}

/** The settings of a page: what it says, and the specification's figures for the rest; its texts in the language of `locale`. */
export function settingsOf(config: StorefrontConfig, locale = ''): Settings {
  const cartUrl = config.cart?.variant === 'sparq' ? CART_URLS.sparq : CART_URLS[config.tenant];
  return {
    given: config,
    http: {
      basePath: '/cc/api',
      timeoutMs: REQUEST_TIMEOUT_MS,
      cacheMs: REQUEST_CACHE_MS,
      contextTokenHeader: 'ctx-token',
      overrideHeader: 'X-HTTP-Method-Override',
      idempotencyHeader: 'Idempotency-Key',
      ...said(config.http),
    },
    urls: {
      cart: cartUrl,
      login: '/office/supplies/login',
      ...said(config.urls),
    },
    cart: {
      fetchParams: { grindType: 'ALL', wt: 'json', alt: true, mmx: true },
      refreshParam: 'mcRefresh',
      retryDelaysMs: [400, 1600],
      ...said(config.cart),
    },
    messages: messagesOver(config.i18n?.catalogues?.[languageOf(locale)], config.messages),
  };
}
