import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

type Adapter = { addToCart(event: object): void };

const script = readFileSync(new URL('adapter.js', import.meta.url), 'utf8');

/** A page with the adapter. Its browser either accepts or rejects beacons. Leaving the page sends the queue. */
function aPage(acceptsBeacons: boolean) {
  const sendBeacon = vi.fn((_: string, __: Blob) => acceptsBeacons);
  const fetched = vi.fn(async (_: string, __: { body: Blob; keepalive: boolean }) => new Response());
  const window: { analyticsAdapter?: Adapter } = {};
  let leave = () => {};
  const addEventListener = (_: string, listener: () => void) => {
    leave = listener;
  };
  const setTimeout = () => 1;
  const clearTimeout = () => {};
  runInNewContext(script, {
    window,
    navigator: { sendBeacon },
    fetch: fetched,
    Blob,
    addEventListener,
    setTimeout,
    clearTimeout,
  });
  const sendEvents = (count: number, text: string) => {
    for (let each = 0; each < count; each += 1) window.analyticsAdapter?.addToCart({ each, text });
    leave();
  };
  return { sendBeacon, fetched, sendEvents };
}

test('batches contain at most 50 events and 60,000 bytes, and no event is lost', async () => {
  const { sendBeacon, fetched, sendEvents } = aPage(true);
  sendEvents(120, '\u00e9'.repeat(2000));
  const batches = sendBeacon.mock.calls.map(([, batch]) => batch);
  expect(Math.max(...batches.map(({ size }) => size))).toBeLessThanOrEqual(60_000);
  const sent = (await Promise.all(batches.map(async (it) => JSON.parse(await it.text())))).flat();
  expect(sent.map(({ each }) => each)).toEqual(Array.from({ length: 120 }, (_, each) => each));
  sendBeacon.mockClear();
  sendEvents(51, '');
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  expect(fetched).not.toHaveBeenCalled();
});

test('a batch that sendBeacon rejects is sent by fetch with keepalive', async () => {
  const { fetched, sendEvents } = aPage(false);
  sendEvents(1, 'mug');
  expect(fetched).toHaveBeenCalledTimes(1);
  const [, { keepalive, body }] = fetched.mock.calls[0] as (typeof fetched.mock.calls)[number];
  expect([keepalive, body.type, await body.text()]).toEqual([true, 'application/json', '[{"each":0,"text":"mug"}]']);
});
