import { describe, expect, test } from 'vitest';
import { memoryHost } from './memoryHost';
import {
  objectOf,
  readCampaign,
  readRecord,
  rememberCartCount,
  rememberedCartCount,
  STORAGE_KEYS,
  withStoragePrefix,
  writeRecord,
} from './storage';

test.each([
  ['{"a":1}', { a: 1 }],
  [null, {}],
  [undefined, {}],
  ['', {}],
  ['null', {}],
  ['7', {}],
  ['{"a":', {}],
])('the text %j is read as the object %j', (text, object) => {
  expect(objectOf(text)).toEqual(object);
});

describe('Stored record', () => {
  let now = 1_000;
  const host = memoryHost({ now: () => now });

  test('a record is stored as its value and its expiry time, and is valid until then', () => {
    writeRecord(host, 'zip', '02108', 500);
    expect(JSON.parse(host.localStorage.get('zip') ?? '')).toEqual({ value: '02108', expires: 1_500 });

    now = 1_499;
    expect(readRecord(host, 'zip', 500)).toBe('02108');
    now = 1_500;
    expect(readRecord(host, 'zip', 500)).toBeUndefined();
    expect(host.localStorage.get('zip')).toBeNull();
  });

  test.each([
    '02108',
    '{"value":"02108"}',
    '{"value":2108,"expires":1600}',
    '{"value":"02108","expires":9999999}',
    '{"value":"x","expires":"soon"}',
    '{"value":"02108","expires":"1600"}',
  ])('a record that another script wrote as %s is ignored and removed', (text) => {
    host.localStorage.set('zip', text);
    expect(readRecord(host, 'zip', 500)).toBeUndefined();
    expect(host.localStorage.get('zip')).toBeNull();
  });
});

const noon = Date.parse('2026-11-20T12:00:00Z');

function hostAt(instant: { now: number }, options: { href?: string; localStorage?: Record<string, string> } = {}) {
  return memoryHost({ now: () => instant.now, ...options });
}

test('the storage keys are the shop’s [STOR-001, STOR-002, STOR-003, STOR-007]', () => {
  expect(STORAGE_KEYS).toEqual({
    cart: 'cart',
    cartTime: 'cart-time',
    cartCount: 'cartCount',
    savedForLater: 'sfl',
    listItems: 'listitems',
    contextToken: 'ctx-token',
    campaignId: 'campaignId',
  });
});

describe('Cached cart count', () => {
  test('the cart count is cached under cartCount with the time, and is valid for 2,592,000,000 ms [STOR-014, STOR-001]', () => {
    const instant = { now: noon };
    const host = hostAt(instant);
    expect(rememberedCartCount(host)).toBeUndefined();

    rememberCartCount(host, 3);
    expect(JSON.parse(host.localStorage.get('cartCount') ?? '')).toEqual({ count: 3, timestamp: noon });
    expect(rememberedCartCount(host)).toBe(3);

    instant.now = noon + 2_592_000_000 - 1;
    expect(rememberedCartCount(host)).toBe(3);
    instant.now = noon + 2_592_000_000;
    expect(rememberedCartCount(host)).toBeUndefined();
  });

  test('the cart count of an empty cart is 0, not unknown [STOR-014]', () => {
    const host = hostAt({ now: noon });
    rememberCartCount(host, 0);
    expect(rememberedCartCount(host)).toBe(0);
  });

  test.each([
    '3',
    '{"count":3}',
    `{"count":"3","timestamp":${noon}}`,
    '{"count":3,"timestamp":9999999999999}',
    'not json',
  ])('a cart count that another script wrote as %s is unknown [STOR-014]', (cartCount) => {
    expect(rememberedCartCount(hostAt({ now: noon }, { localStorage: { cartCount } }))).toBeUndefined();
  });

  test('a cart count without a time is unknown, whatever the clock says [STOR-014]', () => {
    const localStorage = { cartCount: '{"count":3,"timestamp":null}' };
    expect(rememberedCartCount(hostAt({ now: 1 }, { localStorage }))).toBeUndefined();
  });
});

describe('Stored campaign', () => {
  test('the campaign in the URL is stored, and is valid for 30 days [SESS-026]', () => {
    const instant = { now: noon };
    const host = hostAt(instant, { href: 'https://shop.example/pens?cid=EM%3A7' });
    expect(readCampaign(host)).toBe('EM:7');
    expect(JSON.parse(host.localStorage.get('campaignId') ?? '')).toEqual({
      value: 'EM:7',
      expires: noon + 2_592_000_000,
    });

    host.location.replaceHref('/pens');
    instant.now = noon + 2_592_000_000 - 1;
    expect(readCampaign(host)).toBe('EM:7');
    instant.now = noon + 2_592_000_000;
    expect(readCampaign(host)).toBeUndefined();
    expect(host.localStorage.get('campaignId')).toBeNull();
  });

  test('the newest campaign is stored [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=A' });
    for (const next of ['/?cid=B', '/']) {
      readCampaign(host);
      host.location.replaceHref(next);
    }
    expect(readCampaign(host)).toBe('B');
  });

  test('no campaign is stored if the URL has none [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=' });
    expect(readCampaign(host)).toBeUndefined();
  });
});

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
