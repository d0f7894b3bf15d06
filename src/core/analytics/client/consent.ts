import { COOKIE_SECONDS } from '../../platform/client/host/cookies';
import { callPage } from '../../platform/client/host/pageFunction';
import type { Storefront } from '../../storefront';

/** The cookie that stores the customer's choice if the page has no consent manager. */
const CONSENT_COOKIE = 'cookieConsent';

/** The cookie's value when the customer has refused everything except the required category. */
const REFUSED = 'none';

type Dependencies = Pick<Storefront, 'host' | 'settings'>;

/** The categories that the customer has allowed; undefined until they have made a choice. */
export function readConsent({ host }: Dependencies): string[] | undefined {
  const cookie = host.cookies.get(CONSENT_COOKIE);
  return cookie === undefined || cookie === '' ? undefined : cookie.split(',').filter((each) => each !== REFUSED);
}

/** Stores the customer's choice for 730 days. */
export function saveConsent({ host }: Dependencies, categories: readonly string[]): void {
  const value = categories.length > 0 ? categories.join() : REFUSED;
  host.cookies.set(CONSENT_COOKIE, value, { maxAgeSeconds: COOKIE_SECONDS, path: '/', sameSite: 'Lax' });
}

/** Whether the page has its own consent manager [HDR-025]. */
export function hasConsentManager({ host, settings }: Dependencies): boolean {
  const { has } = settings.config.consent ?? {};
  return typeof has === 'function' || (has !== undefined && typeof host.windowValue(has) === 'function');
}

/**
 * Whether a category of storage and trackers may be used: `required` always, every other one only after consent
 * [HDR-025].
 */
export function hasConsent(dependencies: Dependencies, category: string): boolean {
  if (category === 'required') return true;
  if (!hasConsentManager(dependencies)) return readConsent(dependencies)?.includes(category) ?? false;
  const { has = '' } = dependencies.settings.config.consent ?? {};
  return callPage(dependencies.host, has, category)?.result === true;
}
