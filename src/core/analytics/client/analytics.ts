import { type AnalyticsEvent, type AnalyticsKind, analyticsEvent, analyticsFacts } from '../../events/analyticsEvent';
import type { EventBus } from '../../events/eventBus';
import type { ClientLog } from '../../platform/client/clientLog';
import type { Host } from '../../platform/client/host/host';
import { type IdleMoment, whenIdle } from '../../platform/client/whenIdle';
import type { TenantCode } from '../../platform/rules/context';

/** What the page's analytics layer looks like to us; a method that it leaves out does not want to hear of its kind. */
export type AnalyticsAdapter = { model?: unknown } & Partial<Record<AnalyticsKind, (event: AnalyticsEvent) => unknown>>;

/** How often, and how many times, an adapter is looked for that is not there yet [ANLY-016]. */
export const READY_POLL_MS = 10;
export const READY_TRIES = 500;

/** How often the model of an adapter is looked for [ANLY-017]. */
export const MODEL_POLL_MS = 100;
const MODEL_TRIES = (READY_TRIES * READY_POLL_MS) / MODEL_POLL_MS;

/** More than this nobody has to remember for an adapter that may never come. */
const MOST_WAITING = 500;

/**
 * Who hears of it: an adapter, or the dotted path under `window` at which it stands or will stand, `analyticsAdapter` unless
 * said otherwise. With `consent`, the path of a flag or of a function, nobody hears anything unless that is, or answers, true.
 */
export type AnalyticsWishes = { adapter?: string | AnalyticsAdapter | undefined; consent?: string | undefined };

export type AnalyticsParts = {
  host: Pick<Host, 'windowValue' | 'setTimeout' | 'now'>;
  events: Pick<EventBus, 'subscribeAll'>;
  wishes: AnalyticsWishes;
  tenant: TenantCode;
  log: ClientLog;
};

/**
 * Tells the page's analytics layer what happens on it, in idle moments and in the order in which it happened. Nothing of
 * this is ever seen by the page: an adapter that throws or rejects goes unheard but for one line in the log, and so does one
 * that never comes [ANLY-018]. Returns the function that ends it.
 */
export function startAnalytics({ host, events, wishes, tenant, log }: AnalyticsParts): () => void {
  const waiting: AnalyticsEvent[] = [];
  let adapter: AnalyticsAdapter | undefined;
  let isAsked = false;
  let isOver = false;
  let hasFailed = false;

  const leave = events.subscribeAll((event) => {
    if (!mayTell(host, wishes)) return;
    for (const fact of analyticsFacts(event)) tell(analyticsEvent(fact, tenant));
  });

  function tell(event: AnalyticsEvent) {
    if (waiting.length < MOST_WAITING) waiting.push(event);
    askForAMoment();
  }

  function askForAMoment() {
    if (!adapter || isAsked || waiting.length === 0) return;
    isAsked = true;
    whenIdle(host, send);
  }

  function send(moment: IdleMoment) {
    isAsked = false;
    do {
      const event = waiting.shift();
      if (event) sendOne(event);
    } while (waiting.length > 0 && moment.timeRemaining() > 0);
    askForAMoment();
  }

  function sendOne(event: AnalyticsEvent) {
    try {
      const said = adapter?.[event.name]?.(event);
      // one that answers later may fail later
      if (isPromise(said)) said.then(undefined, noteFailure);
    } catch (error) {
      noteFailure(error);
    }
  }

  /** A mistake of the adapter is its makers' to find: it is told once [ANLY-018]. */
  function noteFailure(error: unknown) {
    if (!hasFailed) void log('the analytics adapter failed', error);
    hasFailed = true;
  }

  function end() {
    isOver = true;
    leave();
    waiting.length = 0;
  }

  function giveUp(why: string) {
    if (!isOver) void log(why);
    end();
  }

  async function findAdapter() {
    const found = await poll(READY_POLL_MS, READY_TRIES, () => isOver || adapterOf(host, wishes));
    if (!found || found === true) return giveUp('analytics instance is not available'); // [ANLY-019]
    const model = await poll(MODEL_POLL_MS, MODEL_TRIES, () => isOver || found.model);
    if (!model || isOver) return giveUp('analytics model is not available'); // [ANLY-020]
    adapter = found;
    askForAMoment();
  }

  /** What is there at last, or undefined after so many looks. */
  function poll<Found>(everyMs: number, tries: number, look: () => Found | undefined): Promise<Found | undefined> {
    return new Promise((resolve) => {
      const next = (left: number) => {
        const found = look();
        if (found || left <= 1) resolve(found);
        else host.setTimeout(() => next(left - 1), everyMs);
      };
      next(tries);
    });
  }

  void findAdapter();
  return end;
}

const isPromise = (said: unknown): said is PromiseLike<unknown> =>
  typeof (said as PromiseLike<unknown> | undefined)?.then === 'function';

/** A customer who was not asked yet, or has said no, is not told of. */
function mayTell(host: AnalyticsParts['host'], { consent }: AnalyticsWishes): boolean {
  if (consent === undefined) return true;
  const said = host.windowValue(consent);
  try {
    return (typeof said === 'function' ? said() : said) === true;
  } catch {
    return false;
  }
}

function adapterOf(
  host: AnalyticsParts['host'],
  { adapter = 'analyticsAdapter' }: AnalyticsWishes,
): AnalyticsAdapter | undefined {
  const found = typeof adapter === 'string' ? host.windowValue(adapter) : adapter;
  return typeof found === 'object' && found !== null ? found : undefined;
}
