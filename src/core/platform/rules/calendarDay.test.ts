import { expect, test } from 'vitest';
import { calendarDay } from './calendarDay';

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20T23:59:59-08:00', '2026-11-20T00:00:00.000Z'],
  ['2026-11-20 09:30', '2026-11-20T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-02-29', undefined],
  ['2026-06-31', undefined],
  ['2026-13-01', undefined],
  ['2026-00-10', undefined],
  ['0000-00-00', undefined],
  ['0001-01-01T00:00:00', undefined],
  ['2026-11-201', undefined],
  ['on 2026-11-20', undefined],
  ['2026-1-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('the calendar day of %j is %s [DEC-Q611]', (text, day) => {
  expect(calendarDay(text)?.toISOString()).toBe(day);
});
