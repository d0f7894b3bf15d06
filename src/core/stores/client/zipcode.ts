import { cookieValue, setCookie } from '../../platform/client/host/cookies';
import type { Host } from '../../platform/client/host/host';
import { DAY_MS } from '../../platform/client/host/storage';
import { readRecord, writeRecord } from '../../platform/client/host/storedRecord';
import type { Storefront } from '../../storefront';

/** Of the cookie, and of the record in local storage. */
const KEY = 'zipcode';

/**
 * Keeps the zip that stores were found around: in the cookie, and for 1 day in local storage, which a browser may keep
 * where it takes no cookie [STOR-011, STOR-013]. Other words are no zip.
 */
export function rememberZipcode(host: Host, term: string | undefined): void {
  const zipcode = term?.trim() ?? '';
  if (!/^\d{5}$/.test(zipcode)) return;
  setCookie(host, KEY, zipcode);
  writeRecord(host, KEY, zipcode, DAY_MS);
}

/** The shopper's zip, by the cookie, else as it was kept within the last day [STOR-011, STOR-013]. */
export function rememberedZipcode(host: Host): string | undefined {
  return cookieValue(host, KEY) || readRecord(host, KEY);
}

/** The zip of the customer as far as the page knows it: what was remembered, else the session's [SESS-003]. */
export function knownZip({ host, session }: Pick<Storefront, 'host' | 'session'>): string | undefined {
  return rememberedZipcode(host) || session.zipcode || undefined;
}
