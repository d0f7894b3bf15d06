import { expect, test } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { rememberedHolidays, rememberHolidays } from './holidays';

test('holidays are stored with their year, and returned for that year only [STOR-004]', () => {
  const host = memoryHost();
  expect(rememberedHolidays(host, 2026)).toBeUndefined();

  rememberHolidays(host, 2026, ['2026-11-26', '2026-12-25']);
  expect(rememberedHolidays(host, 2026)).toEqual(['2026-11-26', '2026-12-25']);
  expect(rememberedHolidays(host, 2027)).toBeUndefined();
  expect(host.localStorage.get('holiday')).toBe('["2026-11-26","2026-12-25"]');
  expect(host.localStorage.get('holidayYear')).toBe('2026');

  rememberHolidays(host, 2027, []);
  expect(rememberedHolidays(host, 2026)).toBeUndefined();
  expect(rememberedHolidays(host, 2027)).toEqual([]);
});

test.each(['{}', '[1]', 'not json'])(
  'stored holidays that another script wrote as %s are ignored [STOR-004]',
  (holiday) => {
    const host = memoryHost({ localStorage: { holiday, holidayYear: '2026' } });
    expect(rememberedHolidays(host, 2026)).toBeUndefined();
  },
);
