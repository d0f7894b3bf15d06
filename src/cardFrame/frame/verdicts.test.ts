import { describe, expect, test } from 'vitest';
import { brandsOf, expiryVerdict, numberVerdict, securityCodeVerdict } from './verdicts';

const NOW = new Date('2026-11-24T12:00:00');

describe('Verdicts while typing and after blur', () => {
  test.each([
    ['', 'empty empty', 'empty empty'],
    ['4', 'partial too-short', 'invalid too-short'],
    ['4111 1111 1111 1111', 'valid none', 'valid none'],
    ['4111 1111 1111 1112', 'invalid checksum', 'invalid checksum'],
    ['4111 1111 1111 11', 'partial checksum', 'invalid checksum'],
    ['9999 9999 9999 9999', 'invalid unknown-brand', 'invalid unknown-brand'],
    ['41111111111111111111', 'invalid too-long', 'invalid too-long'],
    ['3782 822463 1000', 'partial amex-length', 'invalid amex-length'],
  ])('the number %s is %s while typing, then %s after blur', (typed, during, after) => {
    const { state, fault } = numberVerdict(typed, 'CREDIT_CARD', false);
    const left = numberVerdict(typed, 'CREDIT_CARD', true);
    expect([`${state} ${fault}`, `${left.state} ${left.fault}`]).toEqual([during, after]);
  });

  test.each([
    ['1', 'partial incomplete'],
    ['13/', 'invalid no-such-month'],
    ['10/26', 'invalid expired'],
    ['11/26', 'valid none'],
  ])('the expiry %s is %s while typing', (typed, expected) => {
    const { state, fault } = expiryVerdict(typed, NOW, false);
    expect(`${state} ${fault}`).toBe(expected);
  });

  test('a security code is valid at the length of its card kind and brand', () => {
    expect(securityCodeVerdict('123', 'CREDIT_CARD', 'VISA', false).state).toBe('valid');
    expect(securityCodeVerdict('123', 'CREDIT_CARD', 'AMERICAN_EXPRESS', false).state).toBe('partial');
    expect(securityCodeVerdict('123', 'GIFT_CARD', undefined, true).state).toBe('invalid');
    expect(securityCodeVerdict('1234', 'GIFT_CARD', undefined, true).state).toBe('valid');
  });
});

test('a gift card number may be short, but not too long', () => {
  expect(numberVerdict('7', 'GIFT_CARD', false).state).toBe('valid');
  expect(numberVerdict('1'.repeat(20), 'GIFT_CARD', false)).toEqual({ state: 'invalid', fault: 'too-long' });
});

test('the brand is known once it is the only possible one, and never for a gift card', () => {
  expect(brandsOf('6', 'CREDIT_CARD').brand).toBeUndefined();
  expect(brandsOf('6', 'CREDIT_CARD').possible).toContain('DISCOVER');
  expect(brandsOf('37', 'CREDIT_CARD').brand).toBe('AMERICAN_EXPRESS');
  expect(brandsOf('37', 'GIFT_CARD')).toEqual({ brand: undefined, possible: [] });
});
