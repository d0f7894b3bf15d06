import type { EventMap, EventName, PublishedEvent } from './eventMap';

export type EventBus = {
  publish<Name extends EventName>(name: Name, detail: EventMap[Name]): void;
  /** Returns the function that ends the subscription. */
  subscribe<Name extends EventName>(name: Name, listener: (detail: EventMap[Name]) => void): () => void;
  /** Subscribes to all events. Returns the function that ends the subscription. */
  subscribeAll(listener: (event: PublishedEvent) => void): () => void;
  /** Returns the detail of the latest event of that name, for a listener that subscribes late. */
  last<Name extends EventName>(name: Name): EventMap[Name] | undefined;
};

type Listener = (event: PublishedEvent) => void;

/**
 * Creates an event bus. Listeners are called synchronously, in the order in which they subscribed. An event that a
 * listener publishes is queued until all listeners have received the current one. An error thrown by a listener is
 * reported to `onListenerError`; the other listeners are still called.
 */
export function createEventBus(onListenerError: (error: unknown, name: EventName) => void = () => {}): EventBus {
  const listeners = new Set<Listener>();
  const latest = new Map<EventName, unknown>();
  const waiting: PublishedEvent[] = [];
  let isDelivering = false;

  function deliver(event: PublishedEvent) {
    latest.set(event.name, event.detail);
    for (const listener of [...listeners]) {
      if (!listeners.has(listener)) continue; // unsubscribed by an earlier listener
      try {
        listener(event);
      } catch (error) {
        onListenerError(error, event.name);
      }
    }
  }

  function join(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  return {
    publish(name, detail) {
      waiting.push({ name, detail } as PublishedEvent);
      if (isDelivering) return;
      isDelivering = true;
      try {
        for (let event = waiting.shift(); event; event = waiting.shift()) deliver(event);
      } finally {
        isDelivering = false;
      }
    },
    subscribe: (name, listener) =>
      join((event) => {
        if (event.name === name) listener(event.detail as EventMap[typeof name]);
      }),
    // a new function each time, so that a listener that subscribes twice can unsubscribe one of the two
    subscribeAll: (listener) => join((event) => listener(event)),
    last: (name) => latest.get(name) as EventMap[typeof name] | undefined,
  };
}
