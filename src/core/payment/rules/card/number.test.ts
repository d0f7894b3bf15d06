import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardNumberText,
  checkCardNumber,
  hasChecksum,
  isGiftCardNumber,
  isSecurityCode,
  securityCodeEntry,
  securityCodeLength,
} from './number';

/** A number of that length with a valid check digit. */
function numbered(start: string, length: number): string {
  const body = start.padEnd(length - 1, '0');
  return [...'0123456789'].map((digit) => body + digit).find(hasChecksum) ?? '';
}

describe('Card number', () => {
  test.each([
    ['4111 1111 1111 1111', 'VISA', '4111111111111111'],
    ['4111-1111.1111/1111', 'VISA', '4111111111111111'],
    ['٤١١١١١١١١١١١١١١١', 'VISA', '4111111111111111'],
    ['5555 5555 5555 4444', 'MASTER_CARD', '5555555555554444'],
    ['3782 822463 10005', 'AMERICAN_EXPRESS', '378282246310005'],
    ['6011 0009 9013 9424', 'DISCOVER', '6011000990139424'],
    ['6011 1111 1111 1117', 'STORE_CARD', '6011111111111117'],
    [numbered('4', 13), 'VISA', numbered('4', 13)],
  ])(
    'the card number %s is accepted as %s, reduced to its digits [PAY-CARD-001, PAY-CARD-005]',
    (typed, brand, number) => {
      expect(checkCardNumber(typed)).toEqual({ ok: true, number, brand, lastFour: number.slice(-4) });
    },
  );

  test.each([
    ['', 'empty'],
    ['card', 'empty'],
    ['4111 1111 1111', 'too-short'],
    [`${numbered('4', 16)}0000`, 'too-long'],
    ['9999 9999 9999 9995', 'unknown-brand'],
    ['4111 1111 1111 1112', 'checksum'],
    ['4530 9400 0000 0000', 'unknown-brand'],
  ])('the card number %j is rejected: %s [PAY-CARD-003, PAY-CARD-004, PAY-CARD-005, PAY-CARD-008]', (typed, fault) => {
    expect(checkCardNumber(typed)).toEqual({ ok: false, fault });
  });

  test.each([14, 16, 17])(
    'an American Express number of %i digits is rejected even with the right checksum [PAY-CARD-006]',
    (length) => {
      expect(checkCardNumber(numbered('37', length))).toEqual({ ok: false, fault: 'amex-length' });
    },
  );

  test.each([17, 18, 19])('a card number of %i digits is cut to the first 16 [PAY-CARD-002]', (length) => {
    const used = numbered('4', 16);
    expect(checkCardNumber(used.padEnd(length, '7'))).toMatchObject({
      ok: true,
      number: used,
      lastFour: used.slice(-4),
    });
  });

  test('a card number with one mistyped digit is always rejected [PAY-CARD-005]', () => {
    const wrong = fc.record({ position: fc.nat(14), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(wrong, ({ position, by }) => {
        const digits = [...'4111111111111111'];
        digits[position + 1] = String((Number(digits[position + 1]) + by) % 10);
        return !checkCardNumber(digits.join('')).ok;
      }),
    );
  });

  test.each([
    ['', ''],
    ['41111', '4111 1'],
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['378', '378'],
    ['3782 8', '3782 8'],
    ['37828224631', '3782 822463 1'],
    ['41111111111111111119999', '4111 1111 1111 1111 111'],
  ])('the card number %j is formatted as %j', (typed, text) => {
    expect(cardNumberText(typed)).toBe(text);
  });
});

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
    expect(isSecurityCode(`x${'1'.repeat(length - 1)}`, kind, brand)).toBe(false);
    expect(isSecurityCode(`${'1'.repeat(length - 1)}x`, kind, brand)).toBe(false);
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
