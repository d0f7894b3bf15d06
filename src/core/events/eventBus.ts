import type { EventMap, EventName, PublishedEvent } from './eventMap';

export type SubscribeOptions = {
  /**
   * Also receive the latest event of that name, if it was published while nobody subscribed to it with `replay`. A
   * listener with `replay` that returns true claims an event: the listeners with `replay` after it do not receive it.
   */
  replay?: boolean;
};

/** The number of events after which the first ones are no longer kept for `takeEarly`. */
const MOST_EARLY = 200;

export type EventBus = {
  publish<Name extends EventName>(name: Name, detail: EventMap[Name]): void;
  /** Returns the function that ends the subscription. */
  subscribe<Name extends EventName>(
    name: Name,
    listener: (detail: EventMap[Name]) => unknown,
    options?: SubscribeOptions,
  ): () => void;
  /** Subscribes to all events. Returns the function that ends the subscription. */
  subscribeAll(listener: (event: PublishedEvent) => void): () => void;
  /** Returns all events since the page started, and keeps them no longer. Empty the next time, and after 200 events. */
  takeEarly(): PublishedEvent[];
  /** Returns the detail of the latest event of that name, for a listener that subscribes late. */
  last<Name extends EventName>(name: Name): EventMap[Name] | undefined;
};

/** `isReceived`: a listener with `replay` has received it. */
type Published = PublishedEvent & { isReceived?: boolean };

/** Without a `name`, the subscription is to all events. */
type Subscription = {
  name?: EventName;
  listener: (event: PublishedEvent) => unknown;
  replays?: boolean | undefined;
};

/**
 * Creates an event bus. Listeners are called synchronously, in the order in which they subscribed. An event that a
 * listener publishes is queued until all listeners have received the current one. An error thrown by a listener is
 * reported to `onListenerError`; the other listeners are still called.
 */
export function createEventBus(onListenerError: (error: unknown, name: EventName) => void = () => {}): EventBus {
  const subscriptions = new Set<Subscription>();
  const latest = new Map<EventName, Published>();
  const waiting: Published[] = [];
  let early: PublishedEvent[] | undefined = [];
  let isDelivering = false;

  function call({ listener }: Subscription, event: PublishedEvent): unknown {
    try {
      return listener(event);
    } catch (error) {
      return onListenerError(error, event.name);
    }
  }

  function deliver(event: Published) {
    latest.set(event.name, event);
    if (early && early.push(event) >= MOST_EARLY) early = undefined;
    let isClaimed = false;
    for (const subscription of [...subscriptions]) {
      const { name = event.name, replays } = subscription;
      // unsubscribed, or the event was claimed, by an earlier listener
      if (name !== event.name || !subscriptions.has(subscription) || (replays && isClaimed)) continue;
      if (replays) event.isReceived = true;
      if (call(subscription, event) === true && replays) isClaimed = true;
    }
  }

  function join(subscription: Subscription) {
    subscriptions.add(subscription);
    return () => void subscriptions.delete(subscription);
  }

  return {
    publish(name, detail) {
      waiting.push({ name, detail } as Published);
      if (isDelivering) return;
      isDelivering = true;
      try {
        for (let event = waiting.shift(); event; event = waiting.shift()) deliver(event);
      } finally {
        isDelivering = false;
      }
    },
    subscribe(name, listener, { replay } = {}) {
      const subscription: Subscription = {
        name,
        listener: (event) => listener(event.detail as EventMap[typeof name]),
        replays: replay,
      };
      const leave = join(subscription);
      const event = replay && latest.get(name);
      if (event && !event.isReceived) {
        event.isReceived = true;
        call(subscription, event);
      }
      return leave;
    },
    subscribeAll: (listener) => join({ listener }),
    takeEarly() {
      const taken = early ?? [];
      early = undefined;
      return taken;
    },
    last: (name) => latest.get(name)?.detail as EventMap[typeof name] | undefined,
  };
}
