import { describe, expect, test } from 'vitest';
import { checkExpiry, expiryEntry } from './expiryEntry';
import { isGiftCardNumber } from './giftCard';
import { nicknameOf } from './nickname';
import { isSecurityCode, securityCodeEntry, securityCodeLength } from './securityCode';

describe('Security code', () => {
  test.each([
    ['12a3', '123'],
    ['12345', '1234'],
    ['١٢٣', '123'],
    ['cvc', ''],
  ])('a security code typed as %j is %j [PAY-CARD-013]', (typed, entry) =>
    expect(securityCodeEntry(typed)).toBe(entry),
  );

  test('a security code is cut to the shorter length of its brand [PAY-CARD-013, PAY-CARD-014]', () => {
    expect(securityCodeEntry('1234', securityCodeLength('CREDIT_CARD', 'VISA'))).toBe('123');
  });

  test.each([
    ['CREDIT_CARD', 'AMERICAN_EXPRESS', 4],
    ['PREPAID_CARD', 'AMERICAN_EXPRESS', 3],
    ['CREDIT_CARD', 'VISA', 3],
    ['CREDIT_CARD', undefined, 3],
    ['GIFT_CARD', undefined, 4],
    ['GIFT_CARD', 'VISA', 4],
  ] as const)('the security code of a %s by %s has %i digits [PAY-CARD-014]', (kind, brand, length) => {
    expect(securityCodeLength(kind, brand)).toBe(length);
    expect(isSecurityCode('1'.repeat(length), kind, brand)).toBe(true);
    expect(isSecurityCode('1'.repeat(length - 1), kind, brand)).toBe(false);
    expect(isSecurityCode('1'.repeat(length + 1), kind, brand)).toBe(false);
  });
});

test.each([
  ['', false],
  ['pin', false],
  ['1', true],
  ['1'.repeat(19), true],
  [`6006 ${'1'.repeat(15)}`, true],
  ['1'.repeat(20), false],
])('%j is a valid gift card number: %s [PAY-CARD-015]', (typed, isValid) =>
  expect(isGiftCardNumber(typed)).toBe(isValid),
);

test.each([
  [' My card ', 'My card'],
  ['x'.repeat(32), 'x'.repeat(32)],
  ['x'.repeat(33), 'x'.repeat(32)],
  ['💳'.repeat(40), '💳'.repeat(32)],
])('the nickname %j is stored as %j [PAY-CARD-017]', (typed, nickname) => expect(nicknameOf(typed)).toBe(nickname));

describe('Expiry', () => {
  test.each([
    ['', ''],
    ['1', '1'],
    ['2', '02/'],
    ['9', '09/'],
    ['1/', '01/'],
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
    ['12/203x', '12/20'],
    ['abc', ''],
  ])('an expiry typed as %j is formatted as %j [PAY-CARD-016]', (typed, entry) =>
    expect(expiryEntry(typed)).toBe(entry),
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
