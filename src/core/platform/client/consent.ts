import { COOKIE_SECONDS } from './host/cookies';
import type { Host } from './host/host';
import { callPage } from './host/pageFunction';
import type { Settings } from './settings';

/**
 * What a customer consents to: `analytics` is the page's analytics layer and the survey, `advertising` is every pixel
 * and the request for the beacons of advertised products, `functional` is the chat. `required` needs no consent. A page
 * may have other categories for trackers of its own.
 */
export type ConsentCategory = 'required' | 'analytics' | 'advertising' | 'functional' | (string & {});

/** The cookie that stores the customer's choice if the page has no consent manager. */
const CONSENT_COOKIE = 'cookieConsent';

/** The cookie's value when the customer has refused everything except the required category. */
const REFUSED = 'none';

export type ConsentDependencies = {
  host: Pick<Host, 'cookies' | 'windowValue'>;
  settings: { config: Pick<Settings['config'], 'consent'> };
};

/** The categories that the customer has allowed; undefined until they have made a choice. */
export function readConsent({ host }: ConsentDependencies): string[] | undefined {
  const cookie = host.cookies.get(CONSENT_COOKIE);
  return cookie === undefined || cookie === '' ? undefined : cookie.split(',').filter((each) => each !== REFUSED);
}

/** Stores the customer's choice for 730 days. */
export function saveConsent({ host }: ConsentDependencies, categories: readonly string[]): void {
  const value = categories.length > 0 ? categories.join() : REFUSED;
  host.cookies.set(CONSENT_COOKIE, value, { maxAgeSeconds: COOKIE_SECONDS, path: '/', sameSite: 'Lax' });
}

/** Whether the page has its own consent manager [HDR-025]. */
export function hasConsentManager({ host, settings }: ConsentDependencies): boolean {
  const { has } = settings.config.consent ?? {};
  return typeof has === 'function' || (has !== undefined && typeof host.windowValue(has) === 'function');
}

/**
 * Whether a category of storage and trackers may be used: `required` always, every other one only while the customer
 * consents. Everything that tracks a customer or loads a third party's script asks this before each call, so that a
 * consent that is withdrawn applies at once [HDR-025, DEC-132].
 */
export function hasConsent(dependencies: ConsentDependencies, category: ConsentCategory): boolean {
  if (category === 'required') return true;
  if (!hasConsentManager(dependencies)) return readConsent(dependencies)?.includes(category) ?? false;
  const { has = '' } = dependencies.settings.config.consent ?? {};
  return callPage(dependencies.host, has, category)?.result === true;
}
