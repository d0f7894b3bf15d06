import { describe, expect, test } from 'vitest';
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

test('the tiles of one storefront share their beacons, and a second storefront of the page has its own [TILE-024]', () => {
  const { beacons, storefront } = aPage();
  beacons.seen(LIST, 'MUG', []);
  expect(beaconsOf(storefront).seen(LIST, 'MUG', [])).toBe(false);
  const business = aStorefront({ host: storefront.host, config: BUSINESS_CONTEXT });
  expect(beaconsOf(business).seen(LIST, 'MUG', [])).toBe(true);
});
