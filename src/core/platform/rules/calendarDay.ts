/**
 * The calendar day at the start of an ISO 8601 date or date-time, as written, without a time zone shift: its midnight in
 * UTC. Undefined for text that is not a date, for days that do not exist, and for the zero dates of databases
 * (0000-00-00, 0001-01-01).
 */
export function calendarDay(text: string | undefined): Date | undefined {
  const day = /^[1-9]\d{3}-\d\d-\d\d(?!\d)/.exec(text ?? '')?.[0];
  const date = new Date(day ?? Number.NaN);
  // Date would roll 31 June over into July
  return day && Number.isFinite(date.getTime()) && date.toISOString().startsWith(day) ? date : undefined;
}
