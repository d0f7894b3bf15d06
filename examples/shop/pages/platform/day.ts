const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An ISO 8601 date in the customer's format: "Nov 21". */
export function day(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
