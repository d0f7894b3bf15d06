import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEventBus } from '../../events/eventBus';
import type { PublishedEvent } from '../../events/eventMap';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { type AnalyticsAdapter, type AnalyticsOptions, startAnalytics, whenIdle } from './analytics';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ACCEPTED = { cookieConsent: 'analytics' };

function aPage(
  page: Record<string, unknown> = {},
  requests: AnalyticsOptions = {},
  cookies = ACCEPTED,
  early: PublishedEvent[] = [],
) {
  const host = memoryHost({ window: page, cookies });
  const events = createEventBus();
  const logged: string[] = [];
  const looks = vi.spyOn(host, 'windowValue');
  const end = startAnalytics({
    host,
    settings: { config: {} },
    events,
    early,
    requests,
    tenant: 'COM',
    log: async (message) => void logged.push(message),
  });
  const open = (name: string) => events.publish('drawer:opened', { name });
  const looksFor = (path: string) => looks.mock.calls.filter(([requested]) => requested === path).length;
  return { page, host, events, logged, open, looksFor, end };
}

function anAdapter() {
  const received: string[] = [];
  const adapter: AnalyticsAdapter = { model: {}, overlayLoaded: ({ widget }) => void received.push(widget) };
  return { received, adapter };
}

describe('available analytics adapter', () => {
  test('the adapter receives events in the specified format, in order and in idle time [ANLY-006]', async () => {
    const received: unknown[] = [];
    const { open } = aPage({
      analyticsAdapter: { model: {}, overlayLoaded: (event: unknown) => received.push(event) },
    });
    open('mini-cart');
    open('lists');
    expect(received).toEqual([]);

    await vi.advanceTimersByTimeAsync(1);
    const common = { specVersion: '1.0.5', tenant: 'COM', name: 'overlayLoaded', data: {} };
    expect(received).toEqual([
      { ...common, widget: 'mini-cart' },
      { ...common, widget: 'lists' },
    ]);
  });

  test('the adapter receives what happened before analytics was started, first and once [DEC-Q653]', async () => {
    const { received, adapter } = anAdapter();
    const early: PublishedEvent[] = [{ name: 'drawer:opened', detail: { name: 'mini-cart' } }];
    const page = aPage({}, {}, ACCEPTED, early);
    page.open('lists');
    page.end();
    aPage({ analyticsAdapter: adapter }, {}, ACCEPTED, early).open('stores');
    aPage({ analyticsAdapter: adapter }, {}, ACCEPTED, early);

    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['mini-cart', 'stores']);
  });

  test('the adapter can have another path under window, or be passed as an option', async () => {
    const there = anAdapter();
    aPage({ shop: { tracking: there.adapter } }, { adapter: 'shop.tracking' }).open('lists');
    const provided = anAdapter();
    aPage({}, { adapter: provided.adapter }).open('lists');

    await vi.advanceTimersByTimeAsync(1);
    expect([there.received, provided.received]).toEqual([['lists'], ['lists']]);
  });

  test('an adapter that throws or lacks a method receives the next events, and the failure is logged once [ANLY-018]', async () => {
    const received: string[] = [];
    const overlayLoaded = ({ widget }: { widget: string }) => {
      received.push(widget);
      throw new Error('the data layer failed');
    };
    const { events, open, logged } = aPage({ analyticsAdapter: { model: {}, overlayLoaded } });
    open('mini-cart');
    events.publish('drawer:closed', { name: 'mini-cart' });
    open('lists');

    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['mini-cart', 'lists']);
    expect(logged).toEqual(['the analytics adapter failed']);
  });

  test.each([
    ['fails once', { overlayLoaded: () => JSON.parse('{') }, ['the analytics adapter failed']],
    ['has no method for an event', {}, []],
  ])('an adapter that %s logs %3$j [ANLY-018]', async (_, methods, expected) => {
    const { open, logged } = aPage({ analyticsAdapter: { model: {}, ...methods } });
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(1);
    expect(logged).toEqual(expected);
  });

  test('an adapter that rejects is logged once, without an unhandled rejection [ANLY-018]', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const overlayLoaded = vi.fn(async () => Promise.reject(new Error('the data layer failed')));
    const { open, logged } = aPage({ analyticsAdapter: { model: {}, overlayLoaded } });
    open('mini-cart');
    open('lists');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await new Promise((resolve) => setImmediate(resolve));
    expect(overlayLoaded).toHaveBeenCalledTimes(2);
    expect(unhandled).not.toHaveBeenCalled();
    expect(logged).toEqual(['the analytics adapter failed']);
  });
});

describe('idle time', () => {
  /** The next moments, each with this much time left at its start and none after its first event. */
  function aBusyPage(left: number[]) {
    const moments: ((moment: { timeRemaining(): number }) => void)[] = [];
    const { received, adapter } = anAdapter();
    const page = aPage({
      analyticsAdapter: adapter,
      requestIdleCallback: (callback: (typeof moments)[number]) => void moments.push(callback),
    });
    const pass = () => moments.shift()?.({ timeRemaining: () => left.shift() ?? 0 });
    return { ...page, received, moments, pass };
  }

  test('each moment of idle time sends events until it is over, at least one, and the rest in the next [ANLY-021]', async () => {
    const { open, received, moments, pass } = aBusyPage([0, 5, 0]);
    for (const name of ['one', 'two', 'three', 'four']) open(name);
    await vi.advanceTimersByTimeAsync(1);
    open('five');
    expect(moments).toHaveLength(1);
    pass();
    expect(received).toEqual(['one']);
    pass();
    expect(received).toEqual(['one', 'two', 'three']);
    pass();
    pass();
    expect([received.length, moments.length]).toEqual([5, 0]);
  });

  test('a moment whose events were dropped sends nothing', async () => {
    const { open, received, pass, end } = aBusyPage([]);
    open('one');
    await vi.advanceTimersByTimeAsync(1);
    end();
    pass();
    expect(received).toEqual([]);
  });

  test('events beyond 500 that wait for an adapter are dropped', async () => {
    const { received, adapter } = anAdapter();
    const { page, open } = aPage();
    for (let n = 1; n <= 501; n += 1) open(`drawer-${n}`);
    page.analyticsAdapter = adapter;
    await vi.advanceTimersByTimeAsync(1000);
    expect([received.length, received[0], received.at(-1)]).toEqual([500, 'drawer-1', 'drawer-500']);
  });
});

describe('late analytics adapter', () => {
  test.each([null, 'adapter', 7, true])(
    'the page value %j is no adapter, and is polled on [ANLY-016]',
    async (value) => {
      const { received, adapter } = anAdapter();
      const { page, open } = aPage({ analyticsAdapter: value });
      open('mini-cart');
      await vi.advanceTimersByTimeAsync(95);
      page.analyticsAdapter = adapter;
      await vi.advanceTimersByTimeAsync(10);
      expect(received).toEqual(['mini-cart']);
    },
  );

  test('an adapter may return anything but a promise', async () => {
    const results = [undefined, null, 'sent', JSON.parse('{ "then": "later" }')];
    const overlayLoaded = vi.fn(() => results.shift());
    const { open, logged } = aPage({ analyticsAdapter: { model: {}, overlayLoaded } });
    for (const name of ['one', 'two', 'three', 'four']) open(name);
    await vi.advanceTimersByTimeAsync(1);
    expect([overlayLoaded.mock.calls.length, logged]).toEqual([4, []]);
  });

  test('a missing adapter is polled every 10 ms, and then receives the events published before [ANLY-016]', async () => {
    const { page, open, looksFor } = aPage();
    const { received, adapter } = anAdapter();
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(95);
    expect(looksFor('analyticsAdapter')).toBe(10);

    page.analyticsAdapter = adapter;
    await vi.advanceTimersByTimeAsync(10);
    expect(received).toEqual(['mini-cart']);
  });

  test('polling for the adapter ends after 500 tries, which is logged once [ANLY-016, ANLY-019]', async () => {
    const { page, open, looksFor, logged } = aPage();
    await vi.advanceTimersByTimeAsync(499 * 10 - 1);
    expect(logged).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(looksFor('analyticsAdapter')).toBe(500);
    expect(logged).toEqual(['analytics instance is not available']);

    const { received, adapter } = anAdapter();
    page.analyticsAdapter = adapter;
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(received).toEqual([]);
    expect(logged).toHaveLength(1);
  });

  test('an adapter without a model is polled every 100 ms [ANLY-017]', async () => {
    const { received, adapter } = anAdapter();
    const late: AnalyticsAdapter = { ...adapter, model: undefined };
    const { open } = aPage({ analyticsAdapter: late });
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(150);
    late.model = {};
    await vi.advanceTimersByTimeAsync(49);
    expect(received).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(received).toEqual(['mini-cart']);
  });

  test('polling for a model that never exists ends, which is logged once [ANLY-020]', async () => {
    const { adapter } = anAdapter();
    const { logged } = aPage({ analyticsAdapter: { ...adapter, model: undefined } });
    await vi.advanceTimersByTimeAsync(49 * 100 - 1);
    expect(logged).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(logged).toEqual(['analytics model is not available']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(logged).toHaveLength(1);
  });
});

test('after analytics is stopped, nothing is sent, polled or logged', async () => {
  const { received, adapter } = anAdapter();
  const there = aPage({ analyticsAdapter: adapter });
  there.open('mini-cart');
  there.end();
  there.open('lists');
  const waiting = aPage();
  waiting.end();
  const modelless = aPage({ analyticsAdapter: { ...adapter, model: undefined } });
  await vi.advanceTimersByTimeAsync(5);
  modelless.end();

  await vi.advanceTimersByTimeAsync(20_000);
  expect(received).toEqual([]);
  expect([...waiting.logged, ...modelless.logged]).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('analytics consent', () => {
  test.each<[string, unknown, string[]]>([
    ['a customer without consent sends no events', false, []],
    ['a customer who was not prompted yet sends no events', undefined, []],
    [
      'a consent function that throws allows no events',
      () => {
        throw new Error('no');
      },
      [],
    ],
    ['a customer with consent sends events', () => true, ['mini-cart']],
    ['a flag of consent sends events', true, ['mini-cart']],
    ['a function that only seems to consent allows no events', () => 'yes', []],
    ['a flag that only seems to consent allows no events', 'yes', []],
  ])('%s', async (_, mayTrack, expected) => {
    const { received, adapter } = anAdapter();
    aPage({ analyticsAdapter: adapter, mayTrack }, { consent: 'mayTrack' }).open('mini-cart');
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(expected);
  });

  test('a customer who withdraws consent before an event is sent sends it no more', async () => {
    const { received, adapter } = anAdapter();
    const { host, open } = aPage({ analyticsAdapter: adapter });
    open('mini-cart');
    host.cookies.set('cookieConsent', 'none');
    await vi.advanceTimersByTimeAsync(1);
    host.cookies.set('cookieConsent', 'analytics');
    open('lists');
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['lists']);
  });

  test('an event that occurs without consent is not sent, even if the customer consents before the next is [ANLY-006]', async () => {
    const { received, adapter } = anAdapter();
    const { host, open } = aPage({ analyticsAdapter: adapter });
    await vi.advanceTimersByTimeAsync(1);
    host.cookies.set('cookieConsent', 'none');
    open('mini-cart');
    host.cookies.set('cookieConsent', 'analytics');
    open('lists');
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['lists']);
  });

  test('an adapter that the page loads after consent is polled for from then on [ANLY-016]', async () => {
    const { received, adapter } = anAdapter();
    const { page, host, open, logged } = aPage({}, {}, { cookieConsent: 'none' });
    await vi.advanceTimersByTimeAsync(60_000);
    host.cookies.set('cookieConsent', 'analytics');
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(1000);
    page.analyticsAdapter = adapter;
    await vi.advanceTimersByTimeAsync(20);
    expect(received).toEqual(['mini-cart']);
    expect(logged).toEqual([]);
  });
});

describe('whenIdle', () => {
  test('whenIdle uses requestIdleCallback if the browser has it', () => {
    const moments: unknown[] = [];
    const requestIdleCallback = (callback: (moment: unknown) => void) => callback('moment');
    whenIdle(memoryHost({ window: { requestIdleCallback } }), (moment) => moments.push(moment));
    expect(moments).toEqual(['moment']);
  });

  test('whenIdle reports up to 50 ms of idle time without requestIdleCallback [ANLY-021]', async () => {
    const left: number[] = [];
    whenIdle(memoryHost(), (moment) => {
      left.push(moment.timeRemaining());
      vi.advanceTimersByTime(20);
      left.push(moment.timeRemaining());
      vi.advanceTimersByTime(40);
      left.push(moment.timeRemaining());
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toEqual([50, 30, 0]);
  });
});
