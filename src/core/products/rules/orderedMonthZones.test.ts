import { expect, onTestFinished, test, vi } from 'vitest';
import { orderedMonth } from './tileMessages';

/** The time zones that are ahead of and behind UTC the most. */
const ZONES = [
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
] as const;

test.each([
  ['2025-03-31', 'en-US', 'Mar 2025'],
  ['2025-03-01', 'en-US', 'Mar 2025'],
  ['2025-03-01T00:30:00Z', 'en-US', 'Mar 2025'],
  ['2024-12-31', 'en-US', 'Dec 2024'],
  ['2024-02-29', 'en-US', 'Feb 2024'],
  ['2025-03-31', 'fr-CA', 'mars 2025'],
])('the month of %s in %s is %s, in every time zone [TILE-027]', (date, locale, text) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const [zone, offset] of ZONES) {
    vi.stubEnv('TZ', zone);
    expect(new Date().getTimezoneOffset()).toBe(offset);
    expect(orderedMonth(date, locale)).toBe(text);
  }
});
