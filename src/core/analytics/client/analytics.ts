import { type AnalyticsEvent, type AnalyticsKind, analyticsEvent, analyticsFacts } from '../../events/analyticsEvent';
import type { EventBus } from '../../events/eventBus';
import type { PublishedEvent } from '../../events/eventMap';
import type { ClientLog } from '../../platform/client/clientLog';
import { type ConsentDependencies, hasConsent } from '../../platform/client/consent';
import type { Host } from '../../platform/client/host/host';
import { callPage } from '../../platform/client/host/pageFunction';
import type { TenantCode } from '../../platform/rules/context';

/** The interface of the page's analytics layer. Events of a kind without a method are skipped. */
export type AnalyticsAdapter = { model?: unknown } & Partial<Record<AnalyticsKind, (event: AnalyticsEvent) => unknown>>;

/** The polling interval and maximum number of tries for an adapter that is not available yet [ANLY-016]. */
export const READY_POLL_MS = 10;
export const READY_TRIES = 500;

/** The polling interval for the model of an adapter [ANLY-017]. */
export const MODEL_POLL_MS = 100;
const MODEL_TRIES = (READY_TRIES * READY_POLL_MS) / MODEL_POLL_MS;

/**
 * The maximum number of queued events, which bounds memory while no adapter is available. Further events are dropped.
 */
const MOST_WAITING = 500;

/** The options of analytics. No event is sent while the customer does not consent to analytics. */
export type AnalyticsOptions = {
  /**
   * The analytics layer: an object of your own, or the dotted path under `window` at which one is or will be available.
   * The default is `analyticsAdapter`.
   */
  adapter?: string | AnalyticsAdapter | undefined;
  /**
   * The path of a global flag or function that says whether the customer consents, by being or returning true, in place
   * of the page's consent manager.
   */
  consent?: string | undefined;
  /**
   * Also reports what happened on the page before this was loaded: on a slow network, the customer presses a button
   * first. Consent is asked when such an event is sent, so use it only where the customer had consented before. The
   * default is false.
   */
  replay?: boolean | undefined;
};

export type AnalyticsDependencies = {
  host: Pick<Host, 'windowValue' | 'setTimeout' | 'now' | 'cookies'>;
  settings: ConsentDependencies['settings'];
  events: Pick<EventBus, 'subscribeAll'>;
  /** Events that occurred before. They are taken out when they are sent. */
  early?: PublishedEvent[];
  requests: AnalyticsOptions;
  tenant: TenantCode;
  log: ClientLog;
};

/**
 * Sends events to the page's analytics layer, in idle time and in the order in which they occurred. Failures never
 * reach the page: an adapter that throws or rejects is logged once, and so is an adapter that never becomes available
 * [ANLY-018]. Returns a function that stops analytics.
 */
export function startAnalytics(dependencies: AnalyticsDependencies): () => void {
  const { host, settings, events, early = [], requests, tenant, log } = dependencies;
  const waiting: AnalyticsEvent[] = [];
  let adapter: AnalyticsAdapter | undefined;
  let isLooking = false;
  let isScheduled = false;
  let isOver = false;
  let hasFailed = false;

  const leave = events.subscribeAll((event) => {
    for (const reported of reportsOf(event)) enqueue(reported);
  });

  function reportsOf(event: PublishedEvent): AnalyticsEvent[] {
    return canSend() ? analyticsFacts(event).map((fact) => analyticsEvent(fact, tenant)) : [];
  }

  /** Asked when an event occurs and when it is sent, because the customer may withdraw consent in between. */
  function canSend(): boolean {
    const { consent } = requests;
    if (consent === undefined) return hasConsent({ host, settings }, 'analytics');
    return host.windowValue(consent) === true || callPage(host, consent, undefined)?.result === true;
  }

  function enqueue(event: AnalyticsEvent) {
    lookForAdapter();
    if (waiting.length < MOST_WAITING) waiting.push(event);
    scheduleSend();
  }

  function scheduleSend() {
    if (!adapter || isScheduled || waiting.length + early.length === 0) return;
    isScheduled = true;
    whenIdle(host, send);
  }

  function send(moment: IdleMoment) {
    isScheduled = false;
    if (isOver) return;
    waiting.unshift(...early.splice(0).flatMap(reportsOf));
    do {
      const event = waiting.shift();
      if (event && canSend()) void sendEvent(event);
    } while (waiting.length > 0 && moment.timeRemaining() > 0);
    scheduleSend();
  }

  /** Logs the first failure of the adapter, which its authors must fix [ANLY-018]. */
  async function sendEvent(event: AnalyticsEvent) {
    try {
      await adapter?.[event.name]?.(event);
    } catch (error) {
      if (!hasFailed) void log('the analytics adapter failed', error);
      hasFailed = true;
    }
  }

  function end() {
    isOver = true;
    leave();
    waiting.length = 0;
  }

  function giveUp(why: string) {
    void log(why);
    end();
  }

  /** Starts with consent, because pages load their analytics layer only then. */
  function lookForAdapter() {
    if (isLooking || !canSend()) return;
    isLooking = true;
    void findAdapter();
  }

  async function findAdapter() {
    const found = await poll(READY_POLL_MS, READY_TRIES, () => adapterOf(host, requests));
    if (!found) return giveUp('analytics instance is not available'); // [ANLY-019]
    const model = await poll(MODEL_POLL_MS, MODEL_TRIES, () => found.model);
    if (!model) return giveUp('analytics model is not available'); // [ANLY-020]
    adapter = found;
    scheduleSend();
  }

  /**
   * Polls until `look` returns a value; resolves with undefined after the given number of tries. When analytics is
   * stopped, polling stops and the promise stays pending.
   */
  function poll<Found>(everyMs: number, tries: number, look: () => Found | undefined): Promise<Found | undefined> {
    return new Promise((resolve) => {
      const next = (left: number) => {
        if (isOver) return;
        const found = look();
        if (found || left <= 1) resolve(found);
        else host.setTimeout(() => next(left - 1), everyMs);
      };
      next(tries);
    });
  }

  lookForAdapter();
  return end;
}

function adapterOf(
  host: AnalyticsDependencies['host'],
  { adapter = 'analyticsAdapter' }: AnalyticsOptions,
): AnalyticsAdapter | undefined {
  const found = typeof adapter === 'string' ? host.windowValue(adapter) : adapter;
  return typeof found === 'object' && found !== null ? found : undefined;
}

/** The time that is left in an idle period, in milliseconds. The browser's IdleDeadline satisfies this type. */
export type IdleMoment = { timeRemaining(): number };

/** The length of an idle period in browsers without `requestIdleCallback` [ANLY-021]. */
const IDLE_BUDGET_MS = 50;

/** Calls back when the page is idle. Falls back to a timer in browsers without `requestIdleCallback`. */
export function whenIdle(
  host: Pick<Host, 'windowValue' | 'setTimeout' | 'now'>,
  callback: (moment: IdleMoment) => void,
): void {
  const request = host.windowValue('requestIdleCallback');
  if (typeof request === 'function') {
    request(callback);
    return;
  }
  host.setTimeout(() => {
    const end = host.now() + IDLE_BUDGET_MS;
    callback({ timeRemaining: () => Math.max(0, end - host.now()) });
  }, 0);
}
