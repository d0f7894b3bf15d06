import type { CDPSession } from 'playwright';
import { expect } from 'vitest';
import type { Visit } from '../../page/visit';

/** The resources of a page that are not removed with an element, and so can leak. */
export type Held = {
  listeners: string[];
  /** The delays of the pending timers, in milliseconds. */
  timers: number[];
  observed: number;
  sheets: number;
  head: number;
  style: string;
};

type Counting = { held(): Held; begun: string[] };

/** Runs before the first script of the page. Counts its resources. */
export const countHeld = () => {
  const listeners: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = [];
  const nameOf = (target: EventTarget) =>
    target === window ? 'window' : target === document ? 'document' : (target as Node).nodeName?.toLowerCase();
  const isLasting = (target: EventTarget) =>
    target === window || target === document || target === document.documentElement || target === document.body;
  const begun: string[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;

  const find = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
    const capture =
      typeof options === 'object' ? Boolean((options as { capture?: boolean })?.capture) : Boolean(options);
    const at = listeners.findIndex(
      (entry) =>
        entry.target === target && entry.type === type && entry.listener === listener && entry.capture === capture,
    );
    return { at, capture };
  };
  const forget = (target: EventTarget, type: string, listener: unknown, options: unknown) => {
    const { at } = find(target, type, listener, options);
    if (at >= 0) listeners.splice(at, 1);
  };
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window;
    const { at, capture } = find(target, type, listener, options);
    if (isLasting(target) && listener && at < 0) {
      listeners.push({ target, type, listener, capture });
      begun.push(`${nameOf(target)} ${type}`);
      const { once, signal } = typeof options === 'object' ? options : {};
      const untrack = () => forget(target, type, listener, options);
      if (once) addEventListener.call(target, type, untrack, { once, capture });
      if (signal) addEventListener.call(signal, 'abort', untrack);
    }
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    forget(this ?? window, type, listener, options);
    removeEventListener.call(this ?? window, type, listener, options);
  };

  const timers = new Map<unknown, number>();
  const { setTimeout: wait, clearTimeout: forgetTimer, setInterval: repeat, clearInterval: stop } = window;
  Object.assign(window, {
    setTimeout(work: (...args: unknown[]) => void, delayMs?: number, ...args: unknown[]) {
      const timer = wait(() => {
        timers.delete(timer);
        work(...args);
      }, delayMs);
      timers.set(timer, delayMs ?? 0);
      return timer;
    },
    clearTimeout(timer: number) {
      timers.delete(timer);
      forgetTimer(timer);
    },
    setInterval(work: () => void, delayMs?: number) {
      const timer = repeat(work, delayMs);
      timers.set(timer, delayMs ?? 0);
      return timer;
    },
    clearInterval(timer: number) {
      timers.delete(timer);
      stop(timer);
    },
  });

  let observed = 0;
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
    const prototype = window[name].prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
    const seen = new WeakMap<object, Set<WeakRef<object>>>();
    const of = (observer: object) => {
      const targets = seen.get(observer) ?? new Set();
      seen.set(observer, targets);
      return targets;
    };
    const drop = (observer: object, isMeant: (target?: object) => boolean) => {
      for (const each of of(observer)) if (isMeant(each.deref()) && of(observer).delete(each)) observed -= 1;
    };
    const { observe, unobserve, disconnect } = prototype;
    prototype['observe'] = function watch(this: object, target, ...options) {
      drop(this, (known) => known === target);
      of(this).add(new WeakRef(target as object));
      observed += 1;
      return observe?.call(this, target, ...options);
    };
    if (unobserve)
      prototype['unobserve'] = function unwatch(this: object, target) {
        drop(this, (known) => known === target);
        return unobserve.call(this, target);
      };
    prototype['disconnect'] = function end(this: object) {
      drop(this, () => true);
      return disconnect?.call(this);
    };
  }

  const held = (): Held => ({
    listeners: listeners.map(({ target, type }) => `${nameOf(target)} ${type}`).sort(),
    timers: [...timers.values()].sort((a, b) => a - b),
    observed,
    sheets: document.adoptedStyleSheets.length + document.querySelectorAll('style').length,
    head: document.head.childElementCount,
    style: document.documentElement.style.cssText,
  });
  // without an adapter, the page would search for one for five seconds [ANLY-016]
  Object.assign(window, { held, begun, analyticsAdapter: { model: {} } });
};

/** The current resources of the page. */
const heldBy = ({ page }: Visit): Promise<Held> => page.evaluate(() => (window as unknown as Counting).held());

/**
 * How long TanStack Query caches a response without observers. All these pages display one list of recommendations, and
 * whether it is requested before its drawer is removed depends on timing.
 */
const QUERY_MEMORY_MS = 300_000;

/** Longer timers do not count as activity: responses that are fresh for a minute expire by a timer. */
const AT_REST_MS = 50_000;

/** The resources of the page once no short timer is pending. */
export async function heldAtRest(shop: Visit): Promise<Held> {
  let held = await heldBy(shop);
  await expect
    .poll(async () => {
      held = await heldBy(shop);
      return held.timers.filter((delayMs) => delayMs < AT_REST_MS);
    })
    .toEqual([]);
  const isMemory = (delayMs: number) => delayMs === QUERY_MEMORY_MS;
  // one leaked timer for each of fifty lifecycles would be fifty
  expect(held.timers.filter(isMemory).length).toBeLessThan(10);
  return { ...held, timers: held.timers.filter((delayMs) => !isMemory(delayMs)) };
}

/** All listeners that were ever added to the window, the document and the body, each as often as it was added. */
export const listenersBegun = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Counting).begun.sort());

/** The memory use of a page after a garbage collection. */
export type Weight = { listeners: number; nodes: number; heap: number };

/** Returns a function that measures the memory use of the page. */
export async function weigher({ context, page }: Visit): Promise<() => Promise<Weight>> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { listeners: figure('JSEventListeners'), nodes: figure('Nodes'), heap: figure('JSHeapUsedSize') };
  };
}
