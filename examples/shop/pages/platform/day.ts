/** An ISO 8601 date in the customer's format: "Nov 21". */
export function day(isoDate: string, locale = 'en-US'): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/** "Nov 21, 2026" */
export function dayAndYear(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
