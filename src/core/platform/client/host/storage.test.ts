import { describe, expect, test } from 'vitest';
import { rememberCampaign, rememberedCampaign } from '../campaign';
import { memoryHost } from './memoryHost';
import { rememberCartCount, rememberedCartCount, STORAGE_KEYS } from './storage';

const noon = Date.parse('2026-11-20T12:00:00Z');

function hostAt(instant: { now: number }, options: { href?: string; localStorage?: Record<string, string> } = {}) {
  return memoryHost({ now: () => instant.now, ...options });
}

test('the storage keys are those of the shop [STOR-001, STOR-002, STOR-003, STOR-007]', () => {
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

  test.each(['3', '{"count":3}', '{"count":"3","timestamp":9999999999999}', 'not json'])(
    'a cart count that another script wrote as %s is unknown [STOR-014]',
    (cartCount) => {
      expect(rememberedCartCount(hostAt({ now: noon }, { localStorage: { cartCount } }))).toBeUndefined();
    },
  );
});

describe('Stored campaign', () => {
  test('the campaign in the URL is stored, and is valid for 30 days [SESS-026]', () => {
    const instant = { now: noon };
    const host = hostAt(instant, { href: 'https://shop.example/pens?cid=EM%3A7' });
    rememberCampaign(host);
    expect(JSON.parse(host.localStorage.get('campaignId') ?? '')).toEqual({
      value: 'EM:7',
      expires: noon + 2_592_000_000,
    });

    host.location.replaceHref('/pens');
    rememberCampaign(host);
    instant.now = noon + 2_592_000_000 - 1;
    expect(rememberedCampaign(host)).toBe('EM:7');
    instant.now = noon + 2_592_000_000;
    expect(rememberedCampaign(host)).toBeUndefined();
    expect(host.localStorage.get('campaignId')).toBeNull();
  });

  test('the newest campaign is stored, and a shop may rename its parameter [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=A&campaign=B' });
    rememberCampaign(host);
    rememberCampaign(host, 'campaign');
    expect(rememberedCampaign(host)).toBe('B');
  });

  test('no campaign is stored if the URL has none [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=' });
    rememberCampaign(host);
    expect(rememberedCampaign(host)).toBeUndefined();
  });
});
