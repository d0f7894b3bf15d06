import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPhone, contactMessage, emailOf, phoneText, zipOf } from './contact';

describe('Phone number', () => {
  test.each([
    ['508-555-0134', '5085550134'],
    ['(508) 555 0134', '5085550134'],
    ['+1 508.555.0134', '5085550134'],
    ['1-508-555-0134', '5085550134'],
    ['٥٠٨٥٥٥٠١٣٤', '5085550134'],
    ['tel:+1-508-555-0134', '5085550134'],
    ['508\u2011555\u20110134', '5085550134'],
    ['\u202a(508)\u00a0555-0134\u202c', '5085550134'],
    ['001 508 555 0134', '5085550134'],
    ['011 1 508 555 0134', '5085550134'],
  ])('the phone number %s is sent as %s [ADDR-003]', (typed, phone) => {
    expect(checkPhone(typed)).toEqual({ ok: true, phone });
  });

  test.each([
    ['', 'EMPTY_PHONE_NO'],
    [' - ', 'EMPTY_PHONE_NO'],
    ['call me', 'EMPTY_PHONE_NO'],
    ['555-0134', 'INVALID_PHONE_NO'],
    ['25085550134', 'INVALID_PHONE_NO'],
    ['115085550134', 'INVALID_PHONE_NO'],
  ])('the phone number %j is rejected as %s [ADDR-006]', (typed, fault) => {
    expect(checkPhone(typed)).toEqual({ ok: false, fault });
  });

  test('a phone number is displayed as (xxx) xxx-xxxx, and left unchanged if it is invalid [ADDR-004]', () => {
    expect(phoneText('15085550134')).toBe('(508) 555-0134');
    expect(phoneText('555-0134')).toBe('555-0134');
  });

  test('the same ten digits are sent, whatever separates them [ADDR-003]', () => {
    const separator = fc.constantFrom('', '-', ' ', '.', '(', ')');
    fc.assert(
      fc.property(fc.array(separator, { minLength: 10, maxLength: 10 }), (separators) => {
        const typed = separators.map((it, index) => `${it}${'5085550134'[index]}`).join('');
        return JSON.stringify(checkPhone(typed)) === JSON.stringify({ ok: true, phone: '5085550134' });
      }),
    );
  });
});

test.each([
  ['12345', 'US', true],
  [' 12345-6789 ', 'US', true],
  ['1234', 'US', false],
  ['123456', 'US', false],
  ['12345-', 'US', false],
  ['K1A 0B1', 'US', false],
  ['K1A 0B1', 'CA', true],
  ['k1a0b1', 'CA', true],
  ['12345', 'CA', false],
] as const)('the zip %j in %s is valid: %s [ADDR-007]', (typed, country, isRight) => {
  expect(zipOf(typed, country) !== undefined).toBe(isRight);
});

test.each([
  ['02116', '02116'],
  [' 02116\u00a0', '02116'],
  ['02116-1234', '02116-1234'],
  ['02116 1234', '02116-1234'],
  ['021161234', '02116-1234'],
  ['02116\u20131234', '02116-1234'],
  ['\u200e02116', '02116'],
  ['٠٢١١٦', '02116'],
  ['０２１１６', '02116'],
])('the zip %j is read as %s [ADDR-007]', (typed, zip) => {
  expect(zipOf(typed)).toBe(zip);
});

test.each(['K1A 0B1', 'k1a0b1', 'K1A-0B1', 'K1A  0B1', ' k1a\u00a00b1 '])(
  'the postal code %j is read as K1A 0B1 [ADDR-007]',
  (typed) => {
    expect(zipOf(typed, 'CA')).toBe('K1A 0B1');
  },
);

test.each([
  ['ada@quire.example', true],
  [' ada@mail.quire.example ', true],
  ['ada@quire', false],
  ['ada@@quire.example', false],
  ['a da@quire.example', false],
  ['ada@quire..example', false],
  ['@quire.example', false],
  ['ada@quire.example,', false],
  ['ada@quire.example;', false],
  ['<ada@quire.example>', false],
  ['mailto:ada@quire.example', false],
  ['"ada"@quire.example', false],
  ['', false],
])('the email %j is valid: %s [ADDR-008]', (typed, isRight) => {
  expect(emailOf(typed) !== undefined).toBe(isRight);
});

test('a pasted email is sent without blanks around it and without invisible characters [ADDR-008]', () => {
  expect(emailOf('\u200b ada@\u2060quire.example\u00a0\u200e')).toBe('ada@quire.example');
});

test('each contact field has a fault message, which the page can override [ADDR-005, ADDR-007, ADDR-008]', () => {
  expect(contactMessage('phone')).toBe('Invalid phone number');
  expect(contactMessage('zip')).toBe('Invalid zip code');
  expect(contactMessage('email')).toBe('Invalid email address');
  expect(contactMessage('zip', { zip: 'No such place' })).toBe('No such place');
});
