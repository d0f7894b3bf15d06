import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEventBus } from '../../events/eventBus';
import { memoryHost } from '../../platform/client/host/memoryHost';
import { whenIdle } from '../../platform/client/whenIdle';
import { type AnalyticsAdapter, type AnalyticsOptions, startAnalytics } from './analytics';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aPage(page: Record<string, unknown> = {}, requests: AnalyticsOptions = {}) {
  const host = memoryHost({ window: page });
  const events = createEventBus();
  const logged: string[] = [];
  const looks = vi.spyOn(host, 'windowValue');
  const end = startAnalytics({
    host,
    events,
    requests,
    tenant: 'COM',
    log: async (message) => void logged.push(message),
  });
  const open = (name: string) => events.publish('drawer:opened', { name });
  const looksFor = (path: string) => looks.mock.calls.filter(([requested]) => requested === path).length;
  return { page, events, logged, open, looksFor, end };
}

function anAdapter() {
  const received: string[] = [];
  const adapter: AnalyticsAdapter = { model: {}, overlayLoaded: ({ widget }) => void received.push(widget) };
  return { received, adapter };
}

describe('an adapter that is there', () => {
  test('hears what happens as the decision has it, in an idle moment and in order [ANLY-006]', async () => {
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

  test('may stand elsewhere, or be given', async () => {
    const there = anAdapter();
    aPage({ shop: { tracking: there.adapter } }, { adapter: 'shop.tracking' }).open('lists');
    const provided = anAdapter();
    aPage({}, { adapter: provided.adapter }).open('lists');

    await vi.advanceTimersByTimeAsync(1);
    expect([there.received, provided.received]).toEqual([['lists'], ['lists']]);
  });

  test('that throws, or has no such method, goes unheard; what comes after is told [ANLY-018]', async () => {
    const received: string[] = [];
    const overlayLoaded = ({ widget }: { widget: string }) => {
      received.push(widget);
      throw new Error('the data layer is gone');
    };
    const { events, open, logged } = aPage({ analyticsAdapter: { model: {}, overlayLoaded } });
    open('mini-cart');
    events.publish('drawer:closed', { name: 'mini-cart' });
    open('lists');

    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(['mini-cart', 'lists']);
    expect(logged).toEqual(['the analytics adapter failed']);
  });

  test('that rejects later is told once, and no rejection is left to the page [ANLY-018]', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const overlayLoaded = vi.fn(async () => Promise.reject(new Error('the data layer is gone')));
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

describe('an adapter that comes late', () => {
  test('is looked for every 10 ms, and hears what has happened meanwhile [ANLY-016]', async () => {
    const { page, open, looksFor } = aPage();
    const { received, adapter } = anAdapter();
    open('mini-cart');
    await vi.advanceTimersByTimeAsync(95);
    expect(looksFor('analyticsAdapter')).toBe(10);

    page.analyticsAdapter = adapter;
    await vi.advanceTimersByTimeAsync(10);
    expect(received).toEqual(['mini-cart']);
  });

  test('is given up after 500 looks, which is logged once [ANLY-016, ANLY-019]', async () => {
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

  test('whose model comes later is looked at every 100 ms [ANLY-017]', async () => {
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

  test('that never has a model is given up, which is logged once [ANLY-020]', async () => {
    const { adapter } = anAdapter();
    const { logged } = aPage({ analyticsAdapter: { ...adapter, model: undefined } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(logged).toEqual(['analytics model is not available']);
  });
});

test('who no longer wants to tell is silent: nothing is told, looked for or logged', async () => {
  const { received, adapter } = anAdapter();
  const there = aPage({ analyticsAdapter: adapter });
  there.open('mini-cart');
  there.end();
  there.open('lists');
  const waiting = aPage();
  waiting.end();

  await vi.advanceTimersByTimeAsync(20_000);
  expect(received).toEqual([]);
  expect(waiting.logged).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a customer who has not agreed', () => {
  test.each<[string, unknown, string[]]>([
    ['has said no', false, []],
    ['was not asked yet', undefined, []],
    [
      'is asked by a page whose question fails',
      () => {
        throw new Error('no');
      },
      [],
    ],
    ['has said yes', () => true, ['mini-cart']],
  ])('%s', async (_, mayTrack, expected) => {
    const { received, adapter } = anAdapter();
    aPage({ analyticsAdapter: adapter, mayTrack }, { consent: 'mayTrack' }).open('mini-cart');
    await vi.advanceTimersByTimeAsync(1);
    expect(received).toEqual(expected);
  });
});

describe('an idle moment', () => {
  test('is the browser’s own where it tells of one', () => {
    const moments: unknown[] = [];
    const requestIdleCallback = (callback: (moment: unknown) => void) => callback('moment');
    whenIdle(memoryHost({ window: { requestIdleCallback } }), (moment) => moments.push(moment));
    expect(moments).toEqual(['moment']);
  });

  test('lasts 50 ms elsewhere [ANLY-021]', async () => {
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
