import { fillWords } from '../../platform/rules/fillWords';
import { type Overrides, wordsFor } from '../../platform/rules/wording';
import type { Delivery } from './cart';

/** How and when a line reaches the customer [CART-MSG-018]. */
export const DELIVERY_WORDS = {
  'delivery.pickup': 'Pick up in 1-hour',
  'delivery.today': 'Today by 7 pm',
  'delivery.arrives': 'Arrives {date}',
  'delivery.arrivesBetween': 'Arrives {from} – {to}',
  'delivery.toStore': 'Free store pickup {date}',
  'delivery.toStoreSoon': 'Free store pickup',
  'delivery.backordered': 'Backordered',
} as const;

export type DeliveryFacts = {
  /** epoch milliseconds */
  now: number;
  locale: string;
  /** The hour of the customer's day from which nothing more arrives today; 19 unless given. */
  sameDayCutoff?: number | undefined;
  /** Is nothing delivered on that day, an ISO date? A label names the next one then [STOR-004]. */
  isHoliday?: (day: string) => boolean;
};

/** No run of holidays is longer. */
const MOST_HOLIDAYS = 14;

/** '2026-11-24' and '2026-11-24T09:00:00Z' are both that day of the calendar, in any zone; undefined for no date at all. */
function dayOf(date: string | undefined): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  return day && Number.isFinite(Date.parse(day)) ? day : undefined;
}

/** The day, or the first one after it on which something is delivered. */
function deliveryDay(date: string | undefined, { isHoliday }: DeliveryFacts): string | undefined {
  const first = dayOf(date);
  if (first === undefined || !isHoliday?.(first)) return first;
  const days = Array.from({ length: MOST_HOLIDAYS }, (_, later) =>
    new Date(Date.parse(first) + later * 86_400_000).toISOString().slice(0, 10),
  );
  return days.find((day) => !isHoliday(day)) ?? first;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** 'Tue, Nov 24'. The first format of a locale is made when it is first needed: it takes a slow phone 50 ms and more. */
function dayWords(day: string, locale: string): string {
  const known = formats.get(locale);
  const format =
    known ?? new Intl.DateTimeFormat(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  if (!known) formats.set(locale, format);
  return format.format(Date.parse(day));
}

function isStillToday(day: string, { now, sameDayCutoff = 19 }: DeliveryFacts): boolean {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  const today = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return day === today && date.getHours() < sameDayCutoff;
}

/** The label of a line's delivery; undefined when nothing is known of it [CART-MSG-018]. */
export function deliveryWords(delivery: Delivery, facts: DeliveryFacts, overrides?: Overrides): string | undefined {
  const say = (key: keyof typeof DELIVERY_WORDS, figures = {}) =>
    fillWords(wordsFor(DELIVERY_WORDS, key, overrides), figures);
  const [from, to] = [deliveryDay(delivery.earliest, facts), deliveryDay(delivery.latest, facts)];
  const wordsOf = (day: string) => dayWords(day, facts.locale);

  if (delivery.isBackordered) return say('delivery.backordered');
  if (delivery.type === 'ISP') return say('delivery.pickup');
  if (delivery.type === 'STS')
    return from ? say('delivery.toStore', { date: wordsOf(from) }) : say('delivery.toStoreSoon');
  if (!from) return to && say('delivery.arrives', { date: wordsOf(to) });
  if (isStillToday(from, facts)) return say('delivery.today');
  if (to && to !== from) return say('delivery.arrivesBetween', { from: wordsOf(from), to: wordsOf(to) });
  return say('delivery.arrives', { date: wordsOf(from) });
}
