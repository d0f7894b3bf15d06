import type { Host } from '../../../platform/client/host/host';
import { readRecord, writeRecord } from '../../../platform/client/host/storedRecord';

/** How long 'do not show' holds [CART-UPD-018]. */
export const DO_NOT_SHOW_DAYS = 30;

const KEY = 'hardAltOptOut';
const DAY_MS = 86_400_000;

/** Keeps, or takes back, the wish not to be offered hard alternates [CART-UPD-017, CART-UPD-018]. */
export function hideHardAlternates(host: Host, isHidden: boolean): void {
  if (isHidden) writeRecord(host, KEY, 'Y', DO_NOT_SHOW_DAYS * DAY_MS);
  else host.localStorage.remove(KEY);
}

/** Does the wish still hold? [CART-UPD-018] */
export function areHardAlternatesHidden(host: Host): boolean {
  return readRecord(host, KEY) === 'Y';
}
