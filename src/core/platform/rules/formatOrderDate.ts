/**
 * Formats a calendar date, such as 2026-11-20, in a locale, without a time zone shift. Returns undefined for anything
 * that is not a date.
 */
export function formatOrderDate(date: string, locale: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(at.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
