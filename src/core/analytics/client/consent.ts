import { COOKIE_SECONDS } from '../../platform/client/host/cookies';
import { callPage } from '../../platform/client/host/pageFunction';
import type { Storefront } from '../../storefront';

/** Where the customer's choice is kept when no consent manager of the page keeps it. */
const CONSENT_COOKIE = 'cookieConsent';

/** What stands in it when all but what is required was refused. */
const REFUSED = 'none';

type Parts = Pick<Storefront, 'host' | 'settings'>;

/** What the customer has allowed; undefined while they have not been asked. */
export function givenConsent({ host }: Parts): string[] | undefined {
  const said = host.cookies.get(CONSENT_COOKIE);
  return said === undefined || said === '' ? undefined : said.split(',').filter((each) => each !== REFUSED);
}

/** Keeps the choice for 730 days. */
export function keepConsent({ host }: Parts, categories: readonly string[]): void {
  const value = categories.length > 0 ? categories.join() : REFUSED;
  host.cookies.set(CONSENT_COOKIE, value, { maxAgeSeconds: COOKIE_SECONDS, path: '/', sameSite: 'Lax' });
}

/** Does the page have a consent manager of its own? [HDR-025] */
export function hasConsentManager({ host, settings }: Parts): boolean {
  const { has } = settings.given.consent ?? {};
  return typeof has === 'function' || (has !== undefined && typeof host.windowValue(has) === 'function');
}

/** May this category of storage and trackers be used? What is required always; all else only once it was allowed [HDR-025]. */
export function hasConsent(parts: Parts, category: string): boolean {
  if (category === 'required') return true;
  if (!hasConsentManager(parts)) return givenConsent(parts)?.includes(category) ?? false;
  const { has = '' } = parts.settings.given.consent ?? {};
  return callPage(parts.host, has, category)?.result === true;
}
