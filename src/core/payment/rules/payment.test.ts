import { expect, test } from 'vitest';
import { type Address, giftShare, paymentAddress, remainingAmount, restAfterPrepayments } from './payment';

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
  ['the wallet address', { wallet, payLater, shipping }, true, wallet],
  ['the pay-later address if the wallet is disabled', { wallet, payLater, shipping }, false, payLater],
  ['the pay-later address if the wallet has none', { payLater, shipping }, true, payLater],
  ['the shipping address if there is no other', { shipping }, true, shipping],
  ['undefined if there is none', {}, true, undefined],
])('the payment address is %s [PAY-FORM-010]', (_, from, isWalletEnabled, address) => {
  expect(paymentAddress(from, isWalletEnabled)).toBe(address);
});

test.each([
  [1000, [], 1000],
  [1000, [400], 600],
  [1000, [400, 600], 0],
  [1000, [1500], 0],
  [1000, [undefined], 1000],
])('of the total %i, with %j paid, %i remains', (total, paid, left) => {
  const payments = paid.map((minor) => (minor === undefined ? {} : { amount: { minor, currency: 'USD' } }));
  expect(remainingAmount({ minor: total, currency: 'USD' }, payments)).toEqual({ minor: left, currency: 'USD' });
});

test('a card or a vendor covers what gift cards and prepaid cards leave', () => {
  const payments = [
    { type: 'GIFT_CARD', amount: USD(100) },
    { type: 'PREPAID_CARD', amount: USD(200) },
    { type: 'CREDIT_CARD', amount: USD(400) },
  ];
  expect(restAfterPrepayments(USD(1000), payments)).toEqual(USD(700));
});

const USD = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  ['no balance', 0, 3125, 0, 0],
  ['less than the order', 2000, 3125, 2000, 0],
  ['exactly the order', 3125, 3125, 3125, 0],
  ['one cent more than the order', 3126, 3125, 3125, 1],
  ['an order that is already paid', 2000, 0, 0, 2000],
  ['a negative balance', -5, 3125, 0, 0],
])('a gift card with %s pays its share and retains the rest', (_, balance, remaining, applied, left) => {
  expect(giftShare(USD(balance), USD(remaining))).toEqual({ applied: USD(applied), left: USD(left) });
});
