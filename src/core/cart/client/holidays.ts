import type { Host } from '../../platform/client/host/host';
import { jsonText, parsedJson } from '../../platform/client/host/jsonText';

const YEAR = 'holidayYear';
const DATES = 'holiday';

/** Stores the days of one year without deliveries, as ISO 8601 dates. Replaces the days of another year [STOR-004]. */
export function rememberHolidays({ localStorage }: Host, year: number, dates: string[]): void {
  localStorage.set(YEAR, String(year));
  localStorage.set(DATES, jsonText(dates));
}

/**
 * Returns the holidays of a year. Returns undefined when none are stored for it, or when another script has stored
 * something else [STOR-004].
 */
export function rememberedHolidays({ localStorage }: Host, year: number): string[] | undefined {
  if (localStorage.get(YEAR) !== String(year)) return undefined;
  const dates = parsedJson(localStorage.get(DATES));
  return Array.isArray(dates) && dates.every((date) => typeof date === 'string') ? dates : undefined;
}
