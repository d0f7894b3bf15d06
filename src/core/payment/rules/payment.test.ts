import { expect, test } from 'vitest';
import { type Address, paymentAddress, remainingAmount } from './payment';

const at = (address1: string): Address => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1,
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'US',
});
const [wallet, payLater, shipping] = [at('1 Wallet St'), at('2 Later St'), at('3 Home St')];

test.each([
  ['the wallet’s', { wallet, payLater, shipping }, true, wallet],
  ['paying later’s while the wallet is off', { wallet, payLater, shipping }, false, payLater],
  ['paying later’s when the wallet has none', { payLater, shipping }, true, payLater],
  ['the plain shipping address', { shipping }, true, shipping],
  ['none', {}, true, undefined],
])('the address of a payment is %s [PAY-FORM-010]', (_, from, isWalletEnabled, address) => {
  expect(paymentAddress(from, isWalletEnabled)).toBe(address);
});

test.each([
  [1000, [], 1000],
  [1000, [400], 600],
  [1000, [400, 600], 0],
  [1000, [1500], 0],
  [1000, [undefined], 1000],
])('of %i, with %j paid, %i remain', (total, paid, left) => {
  const payments = paid.map((minor) => (minor === undefined ? {} : { amount: { minor, currency: 'USD' } }));
  expect(remainingAmount({ minor: total, currency: 'USD' }, payments)).toEqual({ minor: left, currency: 'USD' });
});
