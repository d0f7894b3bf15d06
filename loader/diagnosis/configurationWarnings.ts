import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { LOCALES, type Locale } from '../../src/core/platform/rules/context';
import type { Storefront } from '../../src/core/storefront';
import { hasCatalogue } from '../languages';
import { problemText, withoutQueries } from './withoutSecrets';

/** `true` for a value, or for a record whose names the page or the shop chooses. */
type NamesOf<Setting> = Setting extends
  | string
  | number
  | boolean
  | readonly unknown[]
  | ((...input: never[]) => unknown)
  ? true
  : string extends keyof Setting
    ? true
    : { [Name in keyof Required<Setting>]: true };

/** The names of all settings of a page, so that misspelt ones can be found. The types ensure that none is missing. */
const NAMES: { [Name in keyof Required<StorefrontConfig>]: NamesOf<NonNullable<StorefrontConfig[Name]>> | true } = {
  tenant: true,
  legacyTenant: true,
  locale: true,
  channelId: true,
  siteId: true,
  langId: true,
  langCd: true,
  storeId: true,
  currency: true,
  catalogId: true,
  isCA: true,
  isProd: true,
  env: true,
  tenantFullName: true,
  // the page knows more of its customer than widgets read
  session: true,
  http: {
    origin: true,
    basePath: true,
    testHost: true,
    localHostnames: true,
    timeoutMs: true,
    cacheMs: true,
    contextTokenHeader: true,
    overrideHeader: true,
    idempotencyHeader: true,
    tokenRefreshUrl: true,
  },
  endpoints: true,
  urls: true,
  cookies: {
    'ctx-token': true,
    zipcode: true,
    geocode: true,
    sessionId: true,
    ssoToken: true,
    customerNumber: true,
    customerEmail: true,
    recommendedLists: true,
    YourStore: true,
  },
  cart: {
    fetchParams: true,
    variant: true,
    refreshParam: true,
    feedback: true,
    freeShippingThreshold: true,
    coupons: true,
    furnitureServiceSku: true,
    retryDelaysMs: true,
  },
  miniCart: { deleteAnimationMs: true, openDelayMs: true, flyoutSelector: true },
  checkout: { loginRequired: true, showShipToLink: true },
  payment: { walletEnabled: true, storePayEnabled: true, bnplEnabled: true, deviceMetadata: true },
  recommendations: { scheme: true, mboxes: true, zip: true, count: true, fbtSchemes: true },
  tiles: { batchSize: true, inputs: true, seenRatio: true, pixelCap: true },
  stores: { zipCode: true, state: true, pickupRadius: true, radius: true, mapsKey: true },
  delivery: { sameDayCutoff: true, holidays: true },
  lists: { viewAllUrl: true, detailsUrl: true, types: true },
  approvals: { commentRequired: true, commentMax: true },
  limits: { ponMax: true, porMax: true },
  native: { targetOrigin: true, navigates: true },
  menu: { codes: true, csrHides: true, missingToggle: true, missingRamp: true, overrideOrder: true, cartHosts: true },
  header: { routes: true, flows: true, redirectOrigins: true, reloadGuardMs: true },
  search: { searchUrl: true, suggestUrl: true },
  rewards: { cacheMs: true, tiers: true },
  segments: { map: true, typeOrder: true, newCustomerDays: true },
  chat: { scriptUrl: true, isReady: true, open: true, department: true },
  feedback: { open: true, url: true },
  consent: { has: true },
  messages: true,
  i18n: { catalogues: true },
};

/** An origin as browsers write it: scheme, host and port, without a slash at the end. */
const ORIGIN = /^https?:\/\/[^/\s?#@]+$/;

/**
 * What is probably wrong with a configuration that Quire can use: settings that it does not read, an origin that is not
 * one, a locale without texts of its own, and what the shop has answered to the request for the cart.
 */
export function configurationWarnings({ settings, site, cart }: Storefront): string[] {
  const origin = settings.http.origin && withoutQueries(settings.http.origin);
  const { error } = cart.state();
  const unread = unreadSettings(settings.config);
  return [
    unread.length > 0 && `does not read ${unread.join(', ')}`,
    settings.http.origin &&
      !ORIGIN.test(settings.http.origin) &&
      `http.origin: expected an origin such as https://shop.example, received ${origin}`,
    !LOCALES.includes(site.hyphenatedLocale as Locale) &&
      !hasCatalogue(site.hyphenatedLocale) &&
      `locale: expected ${LOCALES.join(', ')}, received ${site.hyphenatedLocale}`,
    error && `the cart could not be read from ${origin ?? 'this origin'}: ${error.code}, ${problemText(error)}`,
  ].filter((warning) => typeof warning === 'string');
}

function unreadSettings(config: StorefrontConfig): string[] {
  return Object.entries(config).flatMap(([name, value]) => {
    if (!Object.hasOwn(NAMES, name)) return [name];
    const known = NAMES[name as keyof typeof NAMES];
    if (known === true || typeof value !== 'object' || value === null) return [];
    return Object.keys(value).flatMap((field) => (Object.hasOwn(known, field) ? [] : [`${name}.${field}`]));
  });
}
