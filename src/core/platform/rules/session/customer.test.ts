import { expect, test } from 'vitest';
import { customerAttributes, maskCustomerNumber } from './customer';

test('only the known customer attributes of a page are read, as text [SESS-009]', () => {
  const attributes = {
    SEGMENTCODE: '15_PAID',
    rewardsNumber: '1234567890',
    customerNumber: '987654',
    contactFirstName: 'Ada',
    contactLastName: 'Byron',
    tier: 'PLUS',
    zone: '3',
    industry: 'Education',
    companySize: '50',
    joinDate: '2026-01-31',
  };
  expect(customerAttributes({ ...attributes, zone: 3, companySize: 50, password: 'secret' })).toStrictEqual(attributes);
});

test('an attribute that is missing, or is not a text, is left out [SESS-009]', () => {
  expect(customerAttributes({ tier: null, zone: {}, industry: undefined })).toStrictEqual({});
});

test.each([
  ['', ''],
  ['7', '7'],
  ['1234', '1234'],
  ['12345', '*2345'],
  ['1234567890', '******7890'],
])('the customer number "%s" is displayed as "%s" [SESS-010]', (customerNumber, shown) => {
  expect(maskCustomerNumber(customerNumber)).toBe(shown);
});

test('the mask may be another character [SESS-010]', () => {
  expect(maskCustomerNumber('123456', '•')).toBe('••3456');
});
