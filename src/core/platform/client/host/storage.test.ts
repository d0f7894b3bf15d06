import { describe, expect, test } from 'vitest';
import { rememberCampaign, rememberedCampaign } from '../campaign';
import { memoryHost } from './memoryHost';
import { rememberCartCount, rememberedCartCount, STORAGE_KEYS } from './storage';

const noon = Date.parse('2026-11-20T12:00:00Z');

function hostAt(instant: { now: number }, options: { href?: string; localStorage?: Record<string, string> } = {}) {
  return memoryHost({ now: () => instant.now, ...options });
}

test('what every page stores has a key of its own, spelled as the shop spells it [STOR-001, STOR-002, STOR-003, STOR-007]', () => {
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

describe('the cart count', () => {
  test('is cached under cartCount with the time, and counts for 2,592,000,000 ms [STOR-014, STOR-001]', () => {
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

  test('of an empty cart is 0, not unknown [STOR-014]', () => {
    const host = hostAt({ now: noon });
    rememberCartCount(host, 0);
    expect(rememberedCartCount(host)).toBe(0);
  });

  test.each(['3', '{"count":3}', '{"count":"3","timestamp":9999999999999}', 'not json'])(
    'that another script wrote as %s is unknown [STOR-014]',
    (cartCount) => {
      expect(rememberedCartCount(hostAt({ now: noon }, { localStorage: { cartCount } }))).toBeUndefined();
    },
  );
});

describe('the campaign', () => {
  test('that the address names is stored, and counts for 30 days [SESS-026]', () => {
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

  test('is the newest one, and a shop may name its parameter [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=A&campaign=B' });
    rememberCampaign(host);
    rememberCampaign(host, 'campaign');
    expect(rememberedCampaign(host)).toBe('B');
  });

  test('is none where the address names none [SESS-026]', () => {
    const host = hostAt({ now: noon }, { href: 'https://shop.example/?cid=' });
    rememberCampaign(host);
    expect(rememberedCampaign(host)).toBeUndefined();
  });
});
