import { COOKIE_SECONDS } from '../../platform/client/host/cookies';
import { callPage } from '../../platform/client/host/pageFunction';
import type { Storefront } from '../../storefront';

/** The cookie that stores the customer's choice if the page has no consent manager. */
const CONSENT_COOKIE = 'cookieConsent';

/** The cookie's value when the customer has refused everything except the required category. */
const REFUSED = 'none';

type Parts = Pick<Storefront, 'host' | 'settings'>;

/** The categories that the customer has allowed; undefined until they have made a choice. */
export function givenConsent({ host }: Parts): string[] | undefined {
  const said = host.cookies.get(CONSENT_COOKIE);
  return said === undefined || said === '' ? undefined : said.split(',').filter((each) => each !== REFUSED);
}

/** Stores the customer's choice for 730 days. */
export function keepConsent({ host }: Parts, categories: readonly string[]): void {
  const value = categories.length > 0 ? categories.join() : REFUSED;
  host.cookies.set(CONSENT_COOKIE, value, { maxAgeSeconds: COOKIE_SECONDS, path: '/', sameSite: 'Lax' });
}

/** Whether the page has its own consent manager [HDR-025]. */
export function hasConsentManager({ host, settings }: Parts): boolean {
  const { has } = settings.given.consent ?? {};
  return typeof has === 'function' || (has !== undefined && typeof host.windowValue(has) === 'function');
}

/**
 * Whether a category of storage and trackers may be used: `required` always, every other one only after consent
 * [HDR-025].
 */
export function hasConsent(parts: Parts, category: string): boolean {
  if (category === 'required') return true;
  if (!hasConsentManager(parts)) return givenConsent(parts)?.includes(category) ?? false;
  const { has = '' } = parts.settings.given.consent ?? {};
  return callPage(parts.host, has, category)?.result === true;
}
