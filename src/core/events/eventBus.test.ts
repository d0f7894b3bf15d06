import { describe, expect, test, vi } from 'vitest';
import { createEventBus } from './eventBus';

describe('Event bus', () => {
  test('publish notifies the listeners of that event name, and no others', () => {
    const bus = createEventBus();
    const received: string[] = [];
    bus.subscribe('drawer:opened', ({ name }) => received.push(`opened ${name}`));
    bus.subscribe('drawer:closed', ({ name }) => received.push(`closed ${name}`));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['opened lists']);
  });

  test('unsubscribing, even twice, ends only its own subscription of a listener', () => {
    const bus = createEventBus();
    const received: string[] = [];
    const listener = ({ name }: { name: string }) => received.push(name);
    const unsubscribe = bus.subscribe('drawer:opened', listener);
    bus.subscribe('drawer:opened', listener);

    unsubscribe();
    unsubscribe();
    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['lists']);
  });

  test('subscribeAll receives every event until it unsubscribes', () => {
    const bus = createEventBus();
    const received: unknown[] = [];
    const unsubscribe = bus.subscribeAll((event) => received.push(event));

    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('session:expired', { loginUrl: '/login' });
    unsubscribe();
    bus.publish('drawer:closed', { name: 'lists' });

    expect(received).toEqual([
      { name: 'drawer:opened', detail: { name: 'lists' } },
      { name: 'session:expired', detail: { loginUrl: '/login' } },
    ]);
  });

  test('a listener subscribed twice to all events is called once after one unsubscribe', () => {
    const bus = createEventBus();
    let calls = 0;
    const listener = () => {
      calls += 1;
    };
    bus.subscribeAll(listener);
    bus.subscribeAll(listener)();

    bus.publish('drawer:opened', { name: 'lists' });

    expect(calls).toBe(1);
  });

  test('takeEarly returns the events since the start once, in order, and none after 200 [DEC-Q653]', () => {
    const bus = createEventBus();
    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('drawer:closed', { name: 'lists' });
    expect(bus.takeEarly().map(({ name }) => name)).toEqual(['drawer:opened', 'drawer:closed']);
    bus.publish('drawer:opened', { name: 'stores' });
    expect(bus.takeEarly()).toEqual([]);

    const countAfter = (count: number) => {
      const other = createEventBus();
      for (let i = 0; i < count; i += 1) other.publish('drawer:opened', { name: 'lists' });
      return other.takeEarly().length;
    };
    expect([199, 200].map(countAfter)).toEqual([199, 0]);
  });

  test('last returns the latest detail of each event name', () => {
    const bus = createEventBus();
    expect(bus.last('drawer:opened')).toBeUndefined();

    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('drawer:opened', { name: 'stores' });
    bus.publish('drawer:closed', { name: 'lists' });

    expect(bus.last('drawer:opened')).toEqual({ name: 'stores' });
  });

  test('a listener that throws is reported, and the other listeners still receive the event', () => {
    const reported: unknown[] = [];
    const bus = createEventBus((error, name) => reported.push([error, name]));
    const received: string[] = [];
    const mistake = new Error('mistake');
    bus.subscribe('drawer:opened', () => {
      throw mistake;
    });
    bus.subscribe('drawer:opened', ({ name }) => received.push(name));

    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('drawer:opened', { name: 'stores' });

    expect(received).toEqual(['lists', 'stores']);
    expect(reported).toEqual([
      [mistake, 'drawer:opened'],
      [mistake, 'drawer:opened'],
    ]);
  });

  test('an event that a listener publishes is delivered after the current event, for every listener', () => {
    const bus = createEventBus();
    const received: string[] = [];
    bus.subscribe('drawer:opened', ({ name }) => bus.publish('drawer:closed', { name }));
    bus.subscribeAll((event) => received.push(event.name));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['drawer:opened', 'drawer:closed']);
  });

  test('the bus still delivers events after its error reporter has thrown', () => {
    const bus = createEventBus(() => {
      throw new Error('the reporter is broken too');
    });
    const received: string[] = [];
    const unsubscribe = bus.subscribe('drawer:opened', () => {
      throw new Error('mistake');
    });
    bus.subscribeAll((event) => received.push(event.name));

    expect(() => bus.publish('drawer:opened', { name: 'lists' })).toThrow('the reporter is broken too');
    unsubscribe();
    bus.publish('drawer:closed', { name: 'lists' });

    expect(received).toEqual(['drawer:closed']);
  });

  test('a listener that unsubscribes or subscribes during an event misses that event', () => {
    const bus = createEventBus();
    const received: string[] = [];
    let unsubscribe = () => {};
    bus.subscribe('drawer:opened', () => {
      unsubscribe();
      bus.subscribe('drawer:opened', () => received.push('joined'));
    });
    unsubscribe = bus.subscribe('drawer:opened', () => received.push('left'));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual([]);
  });

  test('replays the latest missed event to the first listener that asks for it, once', () => {
    const bus = createEventBus();
    bus.publish('mini-cart:requested', { action: 'open' });
    bus.publish('mini-cart:requested', { action: 'toggle' });
    const [plain, first, second] = [vi.fn(), vi.fn(), vi.fn()];
    bus.subscribe('mini-cart:requested', plain);
    bus.subscribe('mini-cart:requested', first, { replay: true });
    bus.subscribe('mini-cart:requested', second, { replay: true });
    expect([plain, first, second].map(({ mock }) => mock.calls)).toEqual([[], [[{ action: 'toggle' }]], []]);

    bus.publish('mini-cart:requested', { action: 'close' });
    const late = vi.fn();
    bus.subscribe('mini-cart:requested', late, { replay: true });
    expect([plain, first, second, late].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1, 0]);
  });

  test('an event that a replay listener claims reaches no replay listener after it, but all others', () => {
    const bus = createEventBus();
    const [claiming, next, plain] = [vi.fn(() => true), vi.fn(), vi.fn()];
    bus.subscribe('drawer:opened', claiming, { replay: true });
    bus.subscribe('drawer:opened', next, { replay: true });
    bus.subscribe('drawer:opened', plain);
    bus.publish('drawer:opened', { name: 'lists' });
    expect([claiming, next, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });
});
