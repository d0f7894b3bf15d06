import type { Host } from '../../platform/client/host/host';
import { jsonText } from '../../platform/client/host/jsonText';

const YEAR = 'holidayYear';
const DATES = 'holiday';

/** Keeps the days of one year on which nothing is delivered, as ISO dates; another year's are replaced [STOR-004]. */
export function rememberHolidays({ localStorage }: Host, year: number, dates: string[]): void {
  localStorage.set(YEAR, String(year));
  localStorage.set(DATES, jsonText(dates));
}

/** The holidays of a year; `undefined` when they are not known, or when another script wrote them otherwise [STOR-004]. */
export function rememberedHolidays({ localStorage }: Host, year: number): string[] | undefined {
  if (localStorage.get(YEAR) !== String(year)) return undefined;
  try {
    const dates: unknown = JSON.parse(localStorage.get(DATES) ?? '');
    return Array.isArray(dates) && dates.every((date) => typeof date === 'string') ? dates : undefined;
  } catch {
    return undefined;
  }
}
