import { describe, expect, test } from 'vitest';
import { brandsOf, expiryState, isExpired, numberState, securityCodeState } from './cardFields';

const NOW = new Date('2026-11-24T12:00:00');

describe('Verdicts while typing and after blur', () => {
  test.each([
    ['', 'empty', 'empty'],
    ['4', 'partial', 'invalid'],
    ['4111 1111 1111 1111', 'valid', 'valid'],
    ['4111 1111 1111 1112', 'invalid', 'invalid'],
    ['4111 1111 1111 11', 'partial', 'invalid'],
    ['9999 9999 9999 9999', 'invalid', 'invalid'],
    ['41111111111111111111', 'invalid', 'invalid'],
    ['3782 822463 1000', 'partial', 'invalid'],
  ])('the number %s is %s while typing, then %s after blur', (typed, during, after) => {
    expect([false, true].map((isLeft) => numberState(typed, 'CREDIT_CARD', isLeft))).toEqual([during, after]);
  });

  test.each([
    ['', 'empty', 'empty', false],
    ['1', 'partial', 'invalid', false],
    ['13/', 'invalid', 'invalid', false],
    ['10/26', 'invalid', 'invalid', true],
    ['11/26', 'valid', 'valid', false],
  ])('the expiry %s is %s while typing, then %s after blur; expired: %s', (typed, during, after, expected) => {
    expect([false, true].map((isLeft) => expiryState(typed, NOW, isLeft))).toEqual([during, after]);
    expect(isExpired(typed, NOW)).toBe(expected);
  });

  test('a security code is valid at the length of its card kind and brand', () => {
    expect(securityCodeState('123', 'CREDIT_CARD', 'VISA', false)).toBe('valid');
    expect(securityCodeState('123', 'CREDIT_CARD', 'AMERICAN_EXPRESS', false)).toBe('partial');
    expect(securityCodeState('123', 'GIFT_CARD', undefined, true)).toBe('invalid');
    expect(securityCodeState('1234', 'GIFT_CARD', undefined, true)).toBe('valid');
  });
});

test('a gift card number may be short, but not too long', () => {
  expect(numberState('7', 'GIFT_CARD', false)).toBe('valid');
  expect(numberState('1'.repeat(20), 'GIFT_CARD', false)).toBe('invalid');
});

test('the brand is known once it is the only possible one, and never for a gift card', () => {
  expect(brandsOf('6', 'CREDIT_CARD').brand).toBeUndefined();
  expect(brandsOf('6', 'CREDIT_CARD').possible).toContain('DISCOVER');
  expect(brandsOf('37', 'CREDIT_CARD').brand).toBe('AMERICAN_EXPRESS');
  expect(brandsOf('37', 'GIFT_CARD')).toEqual({ brand: undefined, possible: [] });
});
