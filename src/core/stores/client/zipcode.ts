import { cookieValue, setCookie } from '../../platform/client/host/cookies';
import type { Host } from '../../platform/client/host/host';
import { DAY_MS, readRecord, writeRecord } from '../../platform/client/host/storage';
import type { Storefront } from '../../storefront';

/** The key of the cookie and of the local storage record. */
const KEY = 'zipcode';

/**
 * Remembers the ZIP code of a successful store search: in the cookie, and for 1 day in local storage, which may be
 * available if cookies are not [STOR-011, STOR-013]. Ignores other search terms.
 */
export function rememberZipcode(host: Host, term: string | undefined): void {
  const zipcode = term?.trim() ?? '';
  if (!/^\d{5}$/.test(zipcode)) return;
  setCookie(host, KEY, zipcode);
  writeRecord(host, KEY, zipcode, DAY_MS);
}

/** The customer's ZIP code from the cookie, else from local storage within one day [STOR-011, STOR-013]. */
export function rememberedZipcode(host: Host): string | undefined {
  return cookieValue(host, KEY) || readRecord(host, KEY);
}

/** The customer's ZIP code as far as it is known: the remembered one, else the session's [SESS-003]. */
export function knownZip({ host, session }: Pick<Storefront, 'host' | 'session'>): string | undefined {
  return rememberedZipcode(host) || session.zipcode || undefined;
}
