/** Where a card stands; `missing` when it lacks an expiry, so that nobody can tell. */
export type ExpiryStatus = 'missing' | 'good' | 'soon' | 'expired';

/** As the shop sends them, digits in a string or a number; all may be absent. */
export type CardExpiry = {
  brand?: string | undefined;
  day?: string | number | undefined;
  month?: string | number | undefined;
  year?: string | number | undefined;
};

/** A card without an expiry day lasts until this one of its month [PAY-CARD-020]. */
const DEFAULT_DAY = 30;

/** How long before its end a card expires "soon" [PAY-CARD-019]. */
export const EXPIRING_SOON_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A card has an expiry with a month and a year; the store card needs none [PAY-CARD-022]. */
export function lacksExpiry({ brand, month, year }: CardExpiry): boolean {
  return brand !== 'STORE_CARD' && !(Number(month) && Number(year));
}

/**
 * Good until the end of its last day, 23:59:59.999 in the browser's own time; `soon` within the 30 days before
 * [PAY-CARD-018, PAY-CARD-019, PAY-CARD-020, PAY-CARD-021].
 */
export function expiryStatus(card: CardExpiry, now: Date): ExpiryStatus {
  if (lacksExpiry(card)) return 'missing';
  if (!(Number(card.month) && Number(card.year))) return 'good'; // a store card has no end
  const leftMs = lastInstant(card) - now.getTime();
  if (leftMs < 0) return 'expired';
  return leftMs <= EXPIRING_SOON_DAYS * DAY_MS ? 'soon' : 'good';
}

function lastInstant({ day, month, year }: CardExpiry): number {
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const daysOfMonth = new Date(fullYear, Number(month), 0).getDate();
  const lastDay = Math.min(Number(day) || DEFAULT_DAY, daysOfMonth);
  return new Date(fullYear, Number(month) - 1, lastDay, 23, 59, 59, 999).getTime();
}
