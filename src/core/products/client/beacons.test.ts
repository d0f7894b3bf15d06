import { describe, expect, test, vi } from 'vitest';
import { ACCEPTED_COOKIES, aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { beaconsOf } from './beacons';

function aPage(
  fetch = async (_url: string) => ({ ok: true, status: 204, headers: { get: () => null }, text: async () => '' }),
) {
  const fired: string[] = [];
  const host = memoryHost({
    cookies: ACCEPTED_COOKIES,
    fetch: (url) => {
      fired.push(url);
      return fetch(url);
    },
  });
  const storefront = aStorefront({ host });
  return { fired, beacons: beaconsOf(storefront), storefront };
}

const LIST = { name: 'results', indicator: 'page 1' };
const PIXEL = 'https://ads.example/seen?sku=';

describe('Impression beacons of a list', () => {
  test('impression beacons fire once for each product [TILE-024]', () => {
    const { fired, beacons } = aPage();

    expect(beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`])).toBe(true);
    expect(beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`])).toBe(false);
    expect(beacons.seen(LIST, 'PEN', [])).toBe(true);

    expect(fired).toEqual([`${PIXEL}MUG`]);
  });

  test('impression beacons fire again if the page or filter changes [TILE-025]', () => {
    const { fired, beacons } = aPage();
    beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`]);

    expect(beacons.seen({ ...LIST, indicator: 'page 2' }, 'MUG', [`${PIXEL}MUG`])).toBe(true);

    expect(fired).toHaveLength(2);
  });

  test('impression beacons stop after 20, not counting click beacons, and each list and page counts separately [TILE-026]', () => {
    const { fired, beacons } = aPage();
    for (let n = 0; n < 15; n++) beacons.seen(LIST, `SKU-${n}`, [`${PIXEL}${n}`, `${PIXEL}${n}-too`]);
    expect(fired).toHaveLength(20);

    beacons.pressed(['https://ads.example/click']);
    expect(fired).toHaveLength(21);

    beacons.seen({ ...LIST, name: 'carousel' }, 'SKU-1', [`${PIXEL}1`]);
    beacons.seen({ ...LIST, indicator: 'page 2' }, 'SKU-1', [`${PIXEL}1`]);
    expect(fired).toHaveLength(23);
  });

  test('impression beacons stop at the cap that the page sets', () => {
    const { fired, beacons } = aPage();
    for (const sku of ['A', 'B', 'C']) beacons.seen({ ...LIST, cap: 2 }, sku, [`${PIXEL}${sku}`]);
    expect(fired).toHaveLength(2);
  });
});

test('a press fires its click beacons each time, but no script URL, and ignores failures [TILE-023]', async () => {
  const { fired, beacons } = aPage(() => Promise.reject(new TypeError('blocked')));

  beacons.pressed(['https://ads.example/click', 'javascript:alert(1)']);
  beacons.pressed(['https://ads.example/click']);

  await Promise.resolve();
  expect(fired).toEqual(['https://ads.example/click', 'https://ads.example/click']);
});

test('beacons are sent to the shop’s own page and to others with cookies, without a preflight, and while the page is left [TILE-023]', () => {
  const sent: unknown[] = [];
  const host = memoryHost({
    cookies: ACCEPTED_COOKIES,
    fetch: (url, request) => {
      sent.push([url, request]);
      return Promise.reject(new TypeError('blocked'));
    },
  });
  beaconsOf(aStorefront({ host })).pressed(['/seen?sku=MUG', PIXEL]);
  const request = { mode: 'no-cors', keepalive: true, credentials: 'include' };
  expect(sent).toEqual([
    [expect.stringMatching(/\/seen\?sku=MUG$/), request],
    [PIXEL, request],
  ]);
});

test.each([
  ['nobody was asked', {}],
  ['advertising was refused', { cookieConsent: 'analytics' }],
])('no beacon is sent while %s, and impressions are counted anyway [TILE-024]', (_, cookies) => {
  const fetch = vi.fn();
  const beacons = beaconsOf(aStorefront({ host: memoryHost({ cookies, fetch }) }));
  beacons.pressed([PIXEL]);
  expect([beacons.seen(LIST, 'MUG', [PIXEL]), beacons.seen(LIST, 'MUG', [PIXEL])]).toEqual([true, false]);
  expect(fetch).not.toHaveBeenCalled();
});

test('a list that has reached a lower cap since fires nothing more [TILE-026]', () => {
  const { fired, beacons } = aPage();
  beacons.seen(LIST, 'MUG', [PIXEL, PIXEL, PIXEL]);
  expect(beacons.seen({ ...LIST, cap: 2 }, 'PEN', [PIXEL, PIXEL])).toBe(true);
  expect(fired).toHaveLength(3);
});

test('the tiles of one storefront share their beacons, and a second storefront of the page has its own [TILE-024]', () => {
  const { beacons, storefront } = aPage();
  beacons.seen(LIST, 'MUG', []);
  expect(beaconsOf(storefront).seen(LIST, 'MUG', [])).toBe(false);
  const business = aStorefront({ host: storefront.host, config: BUSINESS_CONTEXT });
  expect(beaconsOf(business).seen(LIST, 'MUG', [])).toBe(true);
});
