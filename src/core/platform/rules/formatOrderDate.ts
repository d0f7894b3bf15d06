import { calendarDay } from './calendarDay';

/**
 * Formats a calendar date, such as 2026-11-20, in a locale, without a time zone shift. Returns undefined for anything
 * that is not a date.
 */
export function formatOrderDate(date: string, locale: string): string | undefined {
  const day = calendarDay(date);
  return day && new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
