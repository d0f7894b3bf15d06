import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { beaconsOf } from './beacons';

function aPage(
  fetch = async (_url: string) => ({ ok: true, status: 204, headers: { get: () => null }, text: async () => '' }),
) {
  const fired: string[] = [];
  const host = memoryHost({
    fetch: (url) => {
      fired.push(url);
      return fetch(url);
    },
  });
  return { fired, beacons: beaconsOf(host), host };
}

const LIST = { name: 'results', indicator: 'page 1' };
const PIXEL = 'https://ads.example/seen?sku=';

describe('the pixels of a list', () => {
  test('are fired once for each product [TILE-024]', () => {
    const { fired, beacons } = aPage();

    expect(beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`])).toBe(true);
    expect(beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`])).toBe(false);
    expect(beacons.seen(LIST, 'PEN', [])).toBe(true);

    expect(fired).toEqual([`${PIXEL}MUG`]);
  });

  test('are armed again when the page or filter is another [TILE-025]', () => {
    const { fired, beacons } = aPage();
    beacons.seen(LIST, 'MUG', [`${PIXEL}MUG`]);

    expect(beacons.seen({ ...LIST, indicator: 'page 2' }, 'MUG', [`${PIXEL}MUG`])).toBe(true);

    expect(fired).toHaveLength(2);
  });

  test('stop after the first 20, those of presses do not count, and each list has its own [TILE-026]', () => {
    const { fired, beacons } = aPage();
    for (let n = 0; n < 15; n++) beacons.seen(LIST, `SKU-${n}`, [`${PIXEL}${n}`, `${PIXEL}${n}-too`]);
    expect(fired).toHaveLength(20);

    beacons.pressed(['https://ads.example/click']);
    expect(fired).toHaveLength(21);

    beacons.seen({ ...LIST, name: 'carousel' }, 'SKU-1', [`${PIXEL}1`]);
    beacons.seen({ ...LIST, indicator: 'page 2' }, 'SKU-1', [`${PIXEL}1`]);
    expect(fired).toHaveLength(23);
  });

  test('are as many as the page wants', () => {
    const { fired, beacons } = aPage();
    for (const sku of ['A', 'B', 'C']) beacons.seen({ ...LIST, cap: 2 }, sku, [`${PIXEL}${sku}`]);
    expect(fired).toHaveLength(2);
  });
});

test('a press fires what it is given, each time; nothing that runs, and nobody minds one that does not arrive [TILE-023]', async () => {
  const { fired, beacons } = aPage(() => Promise.reject(new TypeError('blocked')));

  beacons.pressed(['https://ads.example/click', 'javascript:alert(1)']);
  beacons.pressed(['https://ads.example/click']);

  await Promise.resolve();
  expect(fired).toEqual(['https://ads.example/click', 'https://ads.example/click']);
});

test('all tiles of a page count together, those of another page apart', () => {
  const { beacons, host } = aPage();
  beacons.seen(LIST, 'MUG', []);
  expect(beaconsOf(host).seen(LIST, 'MUG', [])).toBe(false);
  expect(aPage().beacons.seen(LIST, 'MUG', [])).toBe(true);
});
