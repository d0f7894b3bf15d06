import { describe, expect, test } from 'vitest';
import { createEventBus } from './eventBus';

describe('the event bus', () => {
  test('tells the listeners of a name what happened, and nobody else', () => {
    const bus = createEventBus();
    const received: string[] = [];
    bus.subscribe('drawer:opened', ({ name }) => received.push(`opened ${name}`));
    bus.subscribe('drawer:closed', ({ name }) => received.push(`closed ${name}`));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['opened lists']);
  });

  test('stops telling a listener that has left, and only that one', () => {
    const bus = createEventBus();
    const received: string[] = [];
    const listener = ({ name }: { name: string }) => received.push(name);
    const leave = bus.subscribe('drawer:opened', listener);
    bus.subscribe('drawer:opened', listener);

    leave();
    leave();
    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['lists']);
  });

  test('tells every event to those who listen to all', () => {
    const bus = createEventBus();
    const received: unknown[] = [];
    const leave = bus.subscribeAll((event) => received.push(event));

    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('session:expired', { loginUrl: '/login' });
    leave();
    bus.publish('drawer:closed', { name: 'lists' });

    expect(received).toEqual([
      { name: 'drawer:opened', detail: { name: 'lists' } },
      { name: 'session:expired', detail: { loginUrl: '/login' } },
    ]);
  });

  test('one listener may listen twice and leave once', () => {
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

  test('keeps the latest detail of each name for a listener that comes late', () => {
    const bus = createEventBus();
    expect(bus.last('drawer:opened')).toBeUndefined();

    bus.publish('drawer:opened', { name: 'lists' });
    bus.publish('drawer:opened', { name: 'stores' });
    bus.publish('drawer:closed', { name: 'lists' });

    expect(bus.last('drawer:opened')).toEqual({ name: 'stores' });
  });

  test('a listener that throws is reported, and the others still hear', () => {
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

  test('what a listener publishes comes after the event it heard, for every listener', () => {
    const bus = createEventBus();
    const received: string[] = [];
    bus.subscribe('drawer:opened', ({ name }) => bus.publish('drawer:closed', { name }));
    bus.subscribeAll((event) => received.push(event.name));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual(['drawer:opened', 'drawer:closed']);
  });

  test('goes on after the reporter of a mistake throws itself', () => {
    const bus = createEventBus(() => {
      throw new Error('the reporter is broken too');
    });
    const received: string[] = [];
    const leave = bus.subscribe('drawer:opened', () => {
      throw new Error('mistake');
    });
    bus.subscribeAll((event) => received.push(event.name));

    expect(() => bus.publish('drawer:opened', { name: 'lists' })).toThrow('the reporter is broken too');
    leave();
    bus.publish('drawer:closed', { name: 'lists' });

    expect(received).toEqual(['drawer:closed']);
  });

  test('a listener that leaves or joins while an event is told misses that event', () => {
    const bus = createEventBus();
    const received: string[] = [];
    let leave = () => {};
    bus.subscribe('drawer:opened', () => {
      leave();
      bus.subscribe('drawer:opened', () => received.push('joined'));
    });
    leave = bus.subscribe('drawer:opened', () => received.push('left'));

    bus.publish('drawer:opened', { name: 'lists' });

    expect(received).toEqual([]);
  });
});
