import { expect, test } from 'vitest';
import { memoryHost } from './memoryHost';
import { withStoragePrefix } from './storagePrefix';

test('two shops of one origin store the same key separately', () => {
  const page = memoryHost({ localStorage: { 'a:cart': '1', cart: '0' } });
  const [a, b] = [withStoragePrefix(page, 'a:'), withStoragePrefix(page, 'b:')];

  expect([a.localStorage.get('cart'), b.localStorage.get('cart')]).toEqual(['1', null]);
  b.localStorage.set('cart', '2');
  a.localStorage.remove('cart');
  b.sessionStorage.set('reload', 'x');

  expect(page.localStorage.get('a:cart')).toBeNull();
  expect(page.localStorage.get('b:cart')).toBe('2');
  expect(page.localStorage.get('cart')).toBe('0');
  expect(page.sessionStorage.get('b:reload')).toBe('x');
  expect(a.localStorage.isLasting).toBe(page.localStorage.isLasting);
});

test('a shop receives what another tab writes under its own prefix only, and shares the location of the page', () => {
  const page = memoryHost({ href: 'https://shop.example/pens' });
  const shop = withStoragePrefix(page, 'a:');
  const received: unknown[] = [];
  shop.onStorage('cart', (value) => received.push(value));

  page.fireStorage('b:cart', '1');
  page.fireStorage('a:cart', '2');

  expect(received).toEqual(['2']);
  page.location.replaceHref('/ink');
  expect(shop.location.href).toBe('https://shop.example/ink');
});
