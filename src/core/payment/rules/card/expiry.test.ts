import { describe, expect, test } from 'vitest';
import { checkExpiry, expiryEntry, expiryStatus } from './expiry';

const at = (text: string) => new Date(text);

describe('expiryStatus', () => {
  test.each([
    ['2027-03-30T23:59:59.999', 'soon'],
    ['2027-03-31T00:00:00.000', 'expired'],
    ['2027-02-28T23:59:59.999', 'soon'],
    ['2027-02-28T23:59:59.998', 'good'],
  ])(
    'a card valid until 03/27, without a day, at %s has the status %s [PAY-CARD-018, PAY-CARD-019, PAY-CARD-020]',
    (now, status) => {
      expect(expiryStatus({ brand: 'VISA', month: '03', year: '27' }, at(now))).toBe(status);
    },
  );

  test.each([
    ['2027-03-15T23:59:59.999', 'soon'],
    ['2027-03-16T00:00:00.000', 'expired'],
  ])('a card valid until the 15th, at %s has the status %s [PAY-CARD-018]', (now, status) => {
    expect(expiryStatus({ brand: 'VISA', day: 15, month: 3, year: 2027 }, at(now))).toBe(status);
  });

  test.each([
    ['2027-02-28T23:59:59.999', 2027, 'soon'],
    ['2027-03-01T00:00:00.000', 2027, 'expired'],
    ['2028-02-29T23:59:59.999', 2028, 'soon'],
    ['2028-03-01T00:00:00.000', 2028, 'expired'],
  ])(
    'a card valid until February, at %s of the year %i, has the status %s [PAY-CARD-018, PAY-CARD-020]',
    (now, year, status) => {
      expect(expiryStatus({ brand: 'VISA', month: 2, year }, at(now))).toBe(status);
    },
  );

  test('a year of two digits is in this century [PAY-CARD-021]', () => {
    const now = at('2027-01-01T12:00:00');
    expect(expiryStatus({ month: '12', year: '27' }, now)).toBe(expiryStatus({ month: '12', year: '2027' }, now));
    expect(expiryStatus({ month: '12', year: '26' }, now)).toBe('expired');
  });

  test.each([
    [{ brand: 'VISA', month: '03', year: '27' }, false],
    [{ brand: 'VISA', month: '03' }, true],
    [{ brand: 'VISA', year: '27' }, true],
    [{ brand: 'VISA', month: '', year: '' }, true],
    [{}, true],
    [{ brand: 'STORE_CARD' }, false],
    [{ brand: 'STORE_CARD', month: 5 }, false],
  ])('the card %j lacks its expiry: %s [PAY-CARD-022]', (card, lacks) => {
    expect(expiryStatus(card, at('2026-11-20T12:00:00')) === 'missing').toBe(lacks);
  });

  test('a store card does not expire, unless it has an expiry date [PAY-CARD-022]', () => {
    const now = at('2027-06-01T12:00:00');
    expect(expiryStatus({ brand: 'STORE_CARD' }, now)).toBe('good');
    expect(expiryStatus({ brand: 'STORE_CARD', month: '', year: '' }, now)).toBe('good');
    expect(expiryStatus({ brand: 'STORE_CARD', month: '5', year: '' }, now)).toBe('good');
    expect(expiryStatus({ brand: 'STORE_CARD', month: 5, year: 27 }, now)).toBe('expired');
  });
});

describe('Expiry', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['2', '02/'],
    ['9', '09/'],
    ['1/', '01/'],
    ['1 ', '1'],
    ['123/4', '12/34'],
    [`${'x'.repeat(60)} 12/30`, ''],
    ['12', '12/'],
    ['12/', '12/'],
    ['123', '12/3'],
    ['1227', '12/27'],
    ['12/27', '12/27'],
    ['1/29', '01/29'],
    ['1/2029', '01/29'],
    ['12/2027', '12/27'],
    ['12 / 27', '12/27'],
    ['12-2027', '12/27'],
    ['2027-03', '03/27'],
    ['2027-3', '03/27'],
    ['729', '07/29'],
    ['122799', '12/27'],
    ['١٢/٢٧', '12/27'],
    ['13/27', '13/27'],
    ['00', '00/'],
    ['12/20', '12/20'],
    ['12/202', '12/202'],
    ['12/203x', '12/203'],
    ['abc', ''],
  ])('an expiry typed as %j is formatted as %j [PAY-CARD-016]', (typed, entry) =>
    expect(expiryEntry(typed)).toBe(entry),
  );

  test.each([
    '122030',
    '1230',
    '12/30',
    '12/2030',
    '12 / 2030',
    '12-30',
    '12–30',
    '12.30',
    '12 30',
    '12\u00a02030',
    '12\u200e/\u200e30',
    ' 12/30\n',
    '2030-12',
    '2030/12',
    '203012',
    '2030-12-31',
    '12/31/2030',
    '12/31/30',
    '31/12/2030',
    '20301231',
    '31122030',
    '12312030',
    'exp 12/30',
    'Exp. date: 12/2030',
    'VALID THRU 12/30',
    'MM/YY 12/30',
    'Dec 2030',
    'December 30',
    'December 31, 2030',
    'Dec. 2030',
    '2030 Dec',
    'déc. 2030',
    'décembre 2030',
    'diciembre de 2030',
    '١٢٢٠٣٠',
    '１２／２０３０',
    '१२/३०',
  ])('the expiry %j, filled at once, is 12/30 [PAY-CARD-016]', (filled) => {
    expect(expiryEntry(filled)).toBe('12/30');
    expect(checkExpiry(filled)).toEqual({ ok: true, month: '12', year: '30' });
  });

  test.each([
    ['42030', '04/30'],
    ['12030', '01/30'],
    ['012030', '01/30'],
    ['exp 1/30', '01/30'],
    ['1 2030', '01/30'],
    ['juillet 2030', '07/30'],
    ['agosto 2030', '08/30'],
    ['202112', '12/21'],
    ['202030', '20/30'],
    ['Dec', ''],
    [' 3', '03/'],
    ['31 Dec 2030', '12/30'],
    ['Dec 2030 31', '12/30'],
    ['Dec 12030 31', '12/31'],
    ['Dec 20301 31', '12/31'],
    ['Dec 203', '02/03'],
  ])('the expiry %j, filled at once, is %s [PAY-CARD-016]', (filled, entry) => {
    expect(expiryEntry(filled)).toBe(entry);
  });

  test.each(['27/03/31', '31/12/30', '05062030', '31132030'])(
    'the expiry %j, whose month is unclear, is refused [PAY-CARD-016]',
    (filled) => {
      expect(checkExpiry(filled).ok).toBe(false);
    },
  );

  test.each([
    ['12/27', { ok: true, month: '12', year: '27' }],
    ['1/2029', { ok: true, month: '01', year: '29' }],
    ['', { ok: false, fault: 'empty' }],
    ['1', { ok: false, fault: 'incomplete' }],
    ['12/2', { ok: false, fault: 'incomplete' }],
    ['12/202', { ok: false, fault: 'incomplete' }],
    ['12/20', { ok: true, month: '12', year: '20' }],
    ['00/27', { ok: false, fault: 'no-such-month' }],
    ['13/27', { ok: false, fault: 'no-such-month' }],
    ['13', { ok: false, fault: 'no-such-month' }],
  ])('the expiry %j has the verdict %j [PAY-CARD-016]', (typed, verdict) =>
    expect(checkExpiry(typed)).toEqual(verdict),
  );
});
