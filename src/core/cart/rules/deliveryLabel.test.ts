import { describe, expect, test } from 'vitest';
import { deliveryLabel } from './deliveryLabel';

const at = (hour: number) => ({ now: new Date(2026, 10, 24, hour, 30).getTime(), locale: 'en-US' });
const by = (type: string, over = {}) => ({ type, isBackordered: false, ...over });

describe('deliveryLabel', () => {
  test('a store pickup is labelled as ready within 1 hour [CART-MSG-018]', () => {
    expect(deliveryLabel(by('ISP', { earliest: '2026-11-24' }), at(10))).toBe('Pick up in 1-hour');
  });

  test('a store pickup is ready when the store opens, while it is closed [CART-MSG-018]', () => {
    expect(deliveryLabel(by('ISP'), { ...at(10), closed: 'Closed until 8 am' })).toBe(
      'Pick up when the store opens · Closed until 8 am',
    );
  });

  test('a delivery today is labelled "Today by 7 pm" until 7 pm or the configured cutoff, then by its date [CART-MSG-018]', () => {
    const delivery = by('STA', { earliest: '2026-11-24', latest: '2026-11-24' });
    expect(deliveryLabel(delivery, at(18))).toBe('Today by 7 pm');
    expect(deliveryLabel(delivery, at(19))).toBe('Arrives Tue, Nov 24');
    expect(deliveryLabel(delivery, { ...at(14), sameDayCutoff: 14 })).toBe('Arrives Tue, Nov 24');
  });

  test.each([
    [by('STA', { earliest: '2026-11-26' }), 'Arrives Thu, Nov 26'],
    [by('STA', { earliest: '2026-11-26T23:30:00-08:00' }), 'Arrives Thu, Nov 26'],
    [by('STA', { earliest: '2026-11-26', latest: '2026-11-28' }), 'Arrives Thu, Nov 26 – Sat, Nov 28'],
    [by('STA', { latest: '2026-11-28' }), 'Arrives Sat, Nov 28'],
    [by('STS', { earliest: '2026-11-27' }), 'Free store pickup Fri, Nov 27'],
    [by('STS'), 'Free store pickup'],
    [by('STA', { earliest: '2026-11-24', isBackordered: true }), 'Backordered'],
    [by('STA'), undefined],
    [by('STA', { earliest: 'on 2026-11-26' }), undefined],
    [by('STA', { latest: 'soon' }), undefined],
    [by('STA', { earliest: '2026-11-26', latest: '2026-11-26' }), 'Arrives Thu, Nov 26'],
    [by('STA', { earliest: 'soon' }), undefined],
    [by('STA', { earliest: '2026-13-45' }), undefined],
  ])('the label of %j is %j', (delivery, label) => {
    expect(deliveryLabel(delivery, at(10))).toBe(label);
  });

  test.each([
    [by('STA', { earliest: '2026-11-26' }), 'Arrives Sat, Nov 28'],
    [by('STA', { earliest: '2026-11-25', latest: '2026-11-27' }), 'Arrives Wed, Nov 25 – Sat, Nov 28'],
    [by('STA', { earliest: '2026-11-26', latest: '2026-11-28' }), 'Arrives Sat, Nov 28'],
    [by('STA', { latest: '2026-11-27' }), 'Arrives Sat, Nov 28'],
    [by('STS', { earliest: '2026-11-26' }), 'Free store pickup Sat, Nov 28'],
    [by('STA', { earliest: '2026-11-24' }), 'Arrives Wed, Nov 25'],
  ])('the label of %j skips holidays: %s [STOR-004]', (delivery, label) => {
    const isHoliday = (day: string) => ['2026-11-24', '2026-11-26', '2026-11-27'].includes(day);
    expect(deliveryLabel(delivery, { ...at(10), isHoliday })).toBe(label);
  });

  test('as many as 13 holidays in a row are skipped [STOR-004]', () => {
    const facts = (last: string) => ({ ...at(10), isHoliday: (day: string) => day <= last });
    expect(deliveryLabel(by('STA', { earliest: '2026-11-26' }), facts('2026-12-08'))).toBe('Arrives Wed, Dec 9');
    expect(deliveryLabel(by('STA', { earliest: '2026-11-26' }), facts('2026-12-09'))).toBe('Arrives Thu, Nov 26');
  });

  test('a delivery in a month or on a day of one digit is today, too [CART-MSG-018]', () => {
    const now = new Date(2026, 2, 4, 10).getTime();
    expect(deliveryLabel(by('STA', { earliest: '2026-03-04' }), { now, locale: 'en-US' })).toBe('Today by 7 pm');
  });

  test.each(['2026-02-30', '0000-00-00', '0001-01-01', 'soon'])(
    'the delivery date %j is as no date [DEC-Q611]',
    (earliest) => {
      expect(deliveryLabel(by('STA', { earliest }), at(10))).toBeUndefined();
      expect(deliveryLabel(by('STS', { earliest }), at(10))).toBe('Free store pickup');
    },
  );

  test('the date is unchanged if every day is a holiday', () => {
    const facts = { ...at(10), isHoliday: () => true };
    expect(deliveryLabel(by('STA', { earliest: '2026-11-26' }), facts)).toBe('Arrives Thu, Nov 26');
  });

  test('the page can override the text, and the date has the format of the locale', () => {
    const own = { 'delivery.arrives': 'Arrive {date}' };
    const label = deliveryLabel(by('STA', { earliest: '2026-11-26' }), { ...at(10), locale: 'fr-CA' }, own);
    expect(label).toMatch(/^Arrive jeu/);
  });
});
