import { knownStoreNumber } from '../../../platform/client/host/storage';
import { ownRefusal } from '../../../platform/client/http/failures';
import type { Request } from '../../../platform/client/http/transport';
import { CommerceError } from '../../../platform/rules/commerceError';
import { withQuery } from '../../../platform/rules/pageAddress';
import type { CartBody } from '../../contract/cart';
import { type AddFeedback, feedbackSurface } from '../../rules/adding/addFeedback';
import { addOutcome, isFailedAdd } from '../../rules/adding/addOutcome';
import { type AddItem, prepareAdd } from '../../rules/adding/addRequest';
import { activeLines, type LineItem, SPECIAL_CART } from '../../rules/cart';
import { addedItems } from '../../rules/lineChange';
import { type CartDependencies, fetchCart, runChange } from '../cartDependencies';
import { cartEndpoints } from '../endpoints';
import { type AddOptions, addBody, addQuery } from './addCall';
import { areHardAlternatesHidden } from './hardAlternates';

export type CartAdder = {
  /**
   * Adds items to the cart: validates them, sends the request, and resolves with exactly one feedback, which is also
   * published as `cart:add-settled` [CART-ADD-005]. An add is queued while another cart request is in flight, and is
   * never dropped. It uses one idempotency key for all its retries. Never rejects: an error is in the feedback's
   * `error`.
   */
  add(items: readonly AddItem[], options?: AddOptions): Promise<AddFeedback>;
};

/** One add by the customer. */
type Act = Pick<AddFeedback, 'key' | 'requested'> & { call: Request; options: AddOptions };

/**
 * Whether the outcome of an add is unknown: the shop may respond to a retry, or it has responded, and its response could
 * not be parsed or applied.
 */
const isUnanswered = ({ kind, retryable }: CommerceError) => retryable || kind !== 'refused';

/** The ids of lines that this add created: all their units are new. */
const newLineIds = (items: LineItem[]) =>
  items.filter((line) => line.id !== '' && line.quantityAdded === line.quantity).map((line) => line.id);

export function createCartAdder(dependencies: CartDependencies): CartAdder {
  const { host, events, settings, site, state, requestQueue, arrival } = dependencies;
  /**
   * Idempotency keys of adds whose outcome is unknown, by the JSON of their request. Pressing again reuses the key, so
   * that the shop does not add the items twice.
   */
  const unanswered = new Map<string, string>();

  /** Returns the request of an add, or the reason why it is not sent. */
  function prepare(items: readonly AddItem[], options: AddOptions): Request | CommerceError {
    const { cart } = state.get();
    const storeNumber = options.storeNumber ?? knownStoreNumber(host, dependencies.session);
    const verdict = prepareAdd(items, {
      isSBA: site.isSBA,
      version: options.version,
      storeNumber,
      hasPaidLine: cart === undefined || activeLines(cart).some((line) => !line.isFreeSample),
    });
    if (!verdict.ok) return ownRefusal(verdict.code, verdict.text);

    const facts = { storeNumber, ignoreHardAlternates: areHardAlternatesHidden(host) };
    const body = addBody(verdict.items, { ...options, coupons: options.coupons ?? settings.cart.coupons }, facts);
    return { query: addQuery(options), body };
  }

  /**
   * Sends the add. If the connection fails, it retries with the same idempotency key. All attempts share the timeout of
   * one request.
   */
  async function fetchAdded(call: Request, key: string): Promise<CartBody> {
    const until = host.now() + settings.http.timeoutMs;
    const headers = { [settings.http.idempotencyHeader]: key };
    for (let attempt = 0; ; attempt += 1) {
      try {
        const request = { ...call, headers, isKeptAlive: true, timeoutMs: until - host.now() };
        return await fetchCart(dependencies, cartEndpoints.addItems, request);
      } catch (error) {
        const delayMs = settings.cart.retryDelaysMs[attempt];
        if (delayMs === undefined || (error as CommerceError).code !== 'NETWORK') throw error;
        await requestQueue.orFlush(new Promise((resolve) => host.setTimeout(resolve, delayMs)));
      }
    }
  }

  /** Sends the add and applies its response. Leaves the page if the response or the options require it. */
  async function sendAdd({ key, requested, call, options }: Act): Promise<AddFeedback> {
    const departure = arrival.departure();
    const body = await fetchAdded(call, key);
    if (body.type === SPECIAL_CART && !body.items?.length) {
      host.location.assign(withQuery(settings.urls.cart, { viewcart: 'true' }));
      return { kind: 'special', key, requested, surface: undefined };
    }
    const before = state.get().cart;
    const cart = arrival.store(body, 'merge', departure);
    arrival.show(cart, 'add', departure);
    const items = addedItems(before, cart);
    const isFailed = isFailedAdd(items);
    const isLeaving = options.afterAdd === 'redirect' && !isFailed;
    if (isLeaving) {
      const ids = (options.passCartItemIds ?? true) ? newLineIds(items).join(',') : '';
      host.location.assign(withQuery(settings.urls.cart, ids ? { cartItemIds: ids } : {}));
    }
    const surface = isLeaving ? undefined : feedbackSurface(options.feedback ?? settings.cart.feedback, items);
    return { kind: 'answered', key, requested, surface, outcome: addOutcome(items), isFailed, items, cart };
  }

  const adder: CartAdder = {
    async add(requested, options = {}) {
      const call = prepare(requested, options);
      const name = JSON.stringify(call);
      const key = unanswered.get(name) ?? host.randomId();
      let feedback: AddFeedback;
      events.publish('cart:add-started', { key, items: requested });
      try {
        if (call instanceof CommerceError) throw call;
        feedback = await runChange(dependencies, () => sendAdd({ key, requested, call, options }), { isQueued: true });
        unanswered.delete(name);
      } catch (cause) {
        const error = cause as CommerceError;
        const surface = feedbackSurface(options.feedback ?? settings.cart.feedback, []);
        feedback = { kind: 'failed', key, requested, surface, error };
        if (isUnanswered(error)) {
          unanswered.set(name, key);
          feedback.retry = options.retry ?? (() => void adder.add(requested, options));
        } else unanswered.delete(name);
      }
      events.publish('cart:add-settled', feedback);
      return feedback;
    },
  };
  return adder;
}
