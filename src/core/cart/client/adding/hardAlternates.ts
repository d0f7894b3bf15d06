import type { Host } from '../../../platform/client/host/host';
import { DAY_MS, readRecord, writeRecord } from '../../../platform/client/host/storage';

/** How long the "do not show" choice is valid, in days [CART-UPD-018]. */
export const DO_NOT_SHOW_DAYS = 30;

const KEY = 'hardAltOptOut';

/** Stores or clears the customer's choice not to be offered hard alternates [CART-UPD-017, CART-UPD-018]. */
export function hideHardAlternates(host: Host, isHidden: boolean): void {
  if (isHidden) writeRecord(host, KEY, 'Y', DO_NOT_SHOW_DAYS * DAY_MS);
  else host.localStorage.remove(KEY);
}

/** Whether the customer's choice is still valid [CART-UPD-018]. */
export function areHardAlternatesHidden(host: Host): boolean {
  return readRecord(host, KEY, DO_NOT_SHOW_DAYS * DAY_MS) === 'Y';
}
