/** Whether a card is expired; `missing` if the card has no expiry date. */
export type ExpiryStatus = 'missing' | 'good' | 'soon' | 'expired';

/** The expiry as the shop sends it: digit strings or numbers, all optional. */
export type CardExpiry = {
  brand?: string | undefined;
  day?: string | number | undefined;
  month?: string | number | undefined;
  year?: string | number | undefined;
};

/** The last valid day of the month for a card without an expiry day [PAY-CARD-020]. */
const DEFAULT_DAY = 30;

/** How many days before its expiry a card counts as expiring soon [PAY-CARD-019]. */
export const EXPIRING_SOON_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the month or year of the expiry is missing; the store card needs neither [PAY-CARD-022]. */
export function lacksExpiry({ brand, month, year }: CardExpiry): boolean {
  return brand !== 'STORE_CARD' && !(Number(month) && Number(year));
}

/**
 * A card is valid until the end of its last day, 23:59:59.999 in the browser's time zone; it is `soon` within the 30
 * days before that [PAY-CARD-018, PAY-CARD-019, PAY-CARD-020, PAY-CARD-021].
 */
export function expiryStatus(card: CardExpiry, now: Date): ExpiryStatus {
  if (lacksExpiry(card)) return 'missing';
  if (!(Number(card.month) && Number(card.year))) return 'good'; // a store card does not expire
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
