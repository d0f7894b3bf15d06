import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryParameter, withoutQueryParameter, withQuery } from './pageAddress';

test.each([
  ['/cart?mcRefresh=true', 'true'],
  ['/cart?a=1&mcRefresh=a%20b#top', 'a b'],
  ['/cart?mcRefresh', ''],
  ['/cart?xmcRefresh=1', undefined],
  ['/cart#?mcRefresh=1', undefined],
  ['/cart', undefined],
])('the parameter in %s is %j', (href, value) => {
  expect(queryParameter(`https://shop.example${href}`, 'mcRefresh')).toBe(value);
});

test.each([
  ['https://shop.example/cart?mcRefresh=true', 'https://shop.example/cart'],
  ['/cart?a=1&mcRefresh=true&b=2#top', '/cart?a=1&b=2#top'],
  ['/cart?mcRefresh#top', '/cart#top'],
  ['/cart?a=%20&xmcRefresh=1', '/cart?a=%20&xmcRefresh=1'],
  ['/cart#top', '/cart#top'],
])('%s without the parameter is %s', (href, rest) => {
  expect(withoutQueryParameter(href, 'mcRefresh')).toBe(rest);
});

test.each([
  ['/cart', {}, '/cart'],
  ['/cart', { cartItemIds: 'a,b c' }, '/cart?cartItemIds=a,b%20c'],
  ['/cart?viewcart=true', { x: '1' }, '/cart?viewcart=true&x=1'],
  ['/cart#top', { x: '1' }, '/cart?x=1#top'],
])('%s with the parameters %j is %s', (href, parameters, whole) => {
  expect(withQuery(href, parameters)).toBe(whole);
});

const addresses = [
  'https://shop.example/cart',
  'https://shop.example/cart?a=1',
  'https://shop.example/cart#top',
  'https://shop.example/a?b=c&d=#e?f',
  'https://shop.example/?mine2=x',
];

test('an added parameter is read back, and removing it restores the URL', () => {
  fc.assert(
    fc.property(fc.constantFrom(...addresses), fc.string(), (href, value) => {
      const whole = withQuery(href, { mine: value });
      expect(queryParameter(whole, 'mine')).toBe(value);
      expect(withoutQueryParameter(whole, 'mine')).toBe(href);
    }),
  );
});
