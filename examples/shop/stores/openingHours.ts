import type { FormContext } from '../pages/platform/formContext';

/** A store's opening hours, in whole hours of its local time. */
export type StoreHours = Record<'weekdays' | 'sunday', { opens: number; closes: number }>;

/** The language of the texts. */
export type HoursTexts = Pick<FormContext, 'say' | 'locale'>;

/** The hours of a store as a text for customers. */
export function workingHours({ weekdays, sunday }: StoreHours, { say, locale }: HoursTexts): string[] {
  const range = ({ opens, closes }: StoreHours['sunday']) => ({
    opens: clock(opens, locale),
    closes: clock(closes, locale),
  });
  return [
    say('Monday to Saturday {opens} to {closes}', range(weekdays)),
    say('Sunday {opens} to {closes}', range(sunday)),
  ];
}

/** Whether a store is open now, and until or from when, in its local time and calendar [STORE-002]. */
export function openingOf(
  { hours, timeZone }: { hours: StoreHours; timeZone: string },
  now: Date,
  { say, locale }: HoursTexts,
): { StoreOpenTime: string; storeStatus: string; storeStatusTime: string } {
  const { hour, month, day, weekday } = timeIn(timeZone, now);
  const isSunday = weekday === 'Sun';
  const { opens, closes } = hours[isSunday ? 'sunday' : 'weekdays'];
  const StoreOpenTime = clock(opens, locale);
  const holiday = { StoreOpenTime, storeStatus: say('Closed'), storeStatusTime: say('for the holiday') };
  const until = (hour: number) => say('until {time}', { time: clock(hour, locale) });
  if (isHoliday(month, day, weekday)) return holiday;
  if (hour >= opens && hour < closes) {
    return { StoreOpenTime, storeStatus: say('Open'), storeStatusTime: until(closes) };
  }
  const isEvening = hour >= closes;
  if (isEvening && isEveOfHoliday(month, day, weekday)) return holiday;
  const next = isEvening ? hours[weekday === 'Sat' ? 'sunday' : 'weekdays'].opens : opens;
  return { StoreOpenTime, storeStatus: say('Closed'), storeStatusTime: until(next) };
}

/** Whether all stores are closed: New Year's Day, Thanksgiving and Christmas Day. */
function isHoliday(month: number, day: number, weekday: string): boolean {
  const isThanksgiving = month === 11 && weekday === 'Thu' && day >= 22 && day <= 28;
  return isThanksgiving || (month === 1 && day === 1) || (month === 12 && day === 25);
}

/** The days of a year on which nothing is delivered, ISO 8601. */
export function holidaysOf(year: number): { year: number; dates: string[] } {
  // the first Thursday of November is the 1st to the 7th
  const thursday = 1 + ((11 - new Date(Date.UTC(year, 10, 1)).getUTCDay()) % 7);
  return { year, dates: [`${year}-01-01`, `${year}-11-${thursday + 21}`, `${year}-12-25`] };
}

/** Whether it is the day before a holiday. */
function isEveOfHoliday(month: number, day: number, weekday: string): boolean {
  const isWednesday = month === 11 && weekday === 'Wed' && day >= 21 && day <= 27;
  return isWednesday || (month === 12 && (day === 31 || day === 24));
}

function timeIn(timeZone: string, now: Date): { hour: number; month: number; day: number; weekday: string } {
  const parts = calendarOf(timeZone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((it) => it.type === type)?.value ?? '';
  const [hour = 0, month = 0, day = 0] = (['hour', 'month', 'day'] as const).map((type) => Number(part(type)));
  return { hour, month, day, weekday: part('weekday') };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a format takes longer than the rest of a search. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    hourCycle: 'h23',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  });
  calendars.set(timeZone, made);
  return made;
}

/** "9 am" */
function clock(hour: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' });
  return format
    .format(Date.UTC(2026, 0, 1, hour))
    .toLowerCase()
    .replace(/\s/g, ' ');
}
