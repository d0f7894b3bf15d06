import { expect, test } from 'vitest';
import type { Cart } from './cart';
import { freeShippingMessage, freeShippingProgress, isShippedCart } from './freeShipping';

const USD = (minor: number) => ({ minor, currency: 'USD' });

test.each([
  [undefined, USD(6000), undefined],
  [USD(100), undefined, undefined],
  [USD(0), USD(6000), 0],
  [USD(1500), USD(6000), 0.25],
  [USD(6000), USD(6000), 1],
  [USD(9000), USD(6000), 1],
  [USD(-100), USD(6000), 0],
  [USD(0), USD(0), 1],
])(
  'the progress of %j toward the threshold %j for free shipping is %s [CART-MSG-017]',
  (spent, threshold, progress) => {
    expect(freeShippingProgress(spent, threshold)).toBe(progress);
  },
);

test.each([
  [USD(0), 'FREE shipping when you spend $60.00. $60.00 to go'],
  [USD(4550), 'FREE shipping when you spend $60.00. $14.50 to go'],
  [USD(5999), 'FREE shipping when you spend $60.00. $0.01 to go'],
  [USD(6000), 'You qualify for FREE shipping'],
  [USD(6001), 'You qualify for FREE shipping'],
])('the message at %j of $60.00 is: %s [CART-MSG-017]', (subtotal, message) => {
  expect(freeShippingMessage(subtotal, USD(6000), 'en-US')).toBe(message);
});

test('there is no message without a threshold or without a subtotal [CART-MSG-017]', () => {
  expect(freeShippingMessage(USD(100), undefined, 'en-US')).toBeUndefined();
  expect(freeShippingMessage(undefined, USD(6000), 'en-US')).toBeUndefined();
});

test('amounts have the format of the locale, and the page can override the text', () => {
  const own = { 'freeShipping.toGo': 'Plus que {remaining}' };
  expect(freeShippingMessage({ minor: 1000, currency: 'CAD' }, { minor: 6000, currency: 'CAD' }, 'fr-CA', own)).toBe(
    'Plus que 50,00\u00a0$',
  );
});

test.each([
  ['an address', ['STA'], true],
  ['a store', ['ISP', 'STS'], false],
  ['a store and an address', ['ISP', 'STA'], true],
  ['an unknown destination', [undefined], true],
])('a cart for %s: free shipping matters: %s [DEC-Q401]', (_, types, isShipped) => {
  const lines = types.map((type) => ({ status: 'ACTIVE', ...(type && { delivery: { type, isBackordered: false } }) }));
  expect(isShippedCart({ lines } as Cart)).toBe(isShipped);
});
