import { calendarDay } from '../../platform/rules/calendarDay';
import { formatMessage } from '../../platform/rules/formatMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';
import type { Delivery } from './cart';

/** Labels that say how and when a line is delivered [CART-MSG-018]. */
export const DELIVERY_MESSAGES = {
  'delivery.pickup': 'Pick up in 1-hour',
  'delivery.pickupWhenOpen': 'Pick up when the store opens · {closed}',
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
  /** The shop's words about a pickup store that is closed now: 'Closed until 8 am' [STORE-002]. */
  closed?: string | undefined;
  /** The hour of the customer's local day after which nothing is delivered today; 19 by default. */
  sameDayCutoff?: number | undefined;
  /**
   * Whether nothing is delivered on a day, given as an ISO 8601 date. The label then names the next delivery day
   * [STOR-004].
   */
  isHoliday?: (day: string) => boolean;
};

/** The maximum number of consecutive holidays to skip. */
const MOST_HOLIDAYS = 14;

/** Returns the day, or the next day that is not a holiday. */
function deliveryDay(date: string | undefined, { isHoliday }: DeliveryFacts): string | undefined {
  const first = calendarDay(date);
  if (!first) return undefined;
  const days = [...Array(MOST_HOLIDAYS).keys()].map((offset) =>
    new Date(first.getTime() + offset * 86_400_000).toISOString().slice(0, 10),
  );
  return days.find((day) => !isHoliday?.(day)) ?? days[0];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a day: 'Tue, Nov 24'. Formatters are created on demand and cached, because creating the first one of a locale
 * takes 50 ms or more on a slow phone.
 */
function formatDay(day: string, locale: string): string {
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

/** Returns the label of a line's delivery; undefined if nothing is known about it [CART-MSG-018]. */
export function deliveryLabel(delivery: Delivery, facts: DeliveryFacts, overrides?: Overrides): string | undefined {
  const translate = (key: keyof typeof DELIVERY_MESSAGES, figures = {}) =>
    formatMessage(messageFor(DELIVERY_MESSAGES, key, overrides), figures);
  const [from, to] = [deliveryDay(delivery.earliest, facts), deliveryDay(delivery.latest, facts)];
  const dayText = (day: string) => formatDay(day, facts.locale);

  if (delivery.isBackordered) return translate('delivery.backordered');
  if (delivery.type === 'ISP') {
    const { closed } = facts;
    return closed ? translate('delivery.pickupWhenOpen', { closed }) : translate('delivery.pickup');
  }
  if (delivery.type === 'STS')
    return from ? translate('delivery.toStore', { date: dayText(from) }) : translate('delivery.toStoreSoon');
  if (!from) return to && translate('delivery.arrives', { date: dayText(to) });
  if (isStillToday(from, facts)) return translate('delivery.today');
  if (to && to !== from) return translate('delivery.arrivesBetween', { from: dayText(from), to: dayText(to) });
  return translate('delivery.arrives', { date: dayText(from) });
}
