import type { Request } from '../../../platform/client/http/transport';
import { knownStoreNumber } from '../../../platform/client/knownStore';
import { CommerceError } from '../../../platform/rules/commerceError';
import { withQuery } from '../../../platform/rules/pageAddress';
import type { CartBody } from '../../contract/cart';
import { type AddFeedback, feedbackSurface } from '../../rules/adding/addFeedback';
import { addOutcome, isFailedAdd } from '../../rules/adding/addOutcome';
import { type AddItem, prepareAdd } from '../../rules/adding/addRequest';
import { activeLines, type Cart, type LineItem, SPECIAL_CART } from '../../rules/cart';
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
  add(items: AddItem[], options?: AddOptions): Promise<AddFeedback>;
};

/** One add by the customer, with the request that it sends to the shop. */
type Act = { requested: AddItem[]; options: AddOptions; call: Request; key: string };

/** Whether the outcome of a request is unknown: the shop may respond to a retry, or its response cannot be parsed. */
const isUnanswered = ({ kind, retryable }: CommerceError) => retryable || kind === 'contract';

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

  const pause = (delayMs: number) => new Promise<void>((resolve) => host.setTimeout(resolve, delayMs));

  /** Returns the request of an add, or the reason why it is not sent. */
  function prepare(items: AddItem[], options: AddOptions): Request | CommerceError {
    const { cart } = state.get();
    const storeNumber = options.storeNumber ?? knownStoreNumber(host, dependencies.session);
    const verdict = prepareAdd(items, {
      isSBA: site.isSBA,
      version: options.version,
      storeNumber,
      hasPaidLine: cart === undefined || activeLines(cart).some((line) => !line.isFreeSample),
    });
    if (!verdict.ok) return new CommerceError('refused', verdict.code, verdict.text, { status: verdict.status });

    const facts = { storeNumber, ignoreHardAlternates: areHardAlternatesHidden(host) };
    const body = addBody(verdict.items, { ...options, coupons: options.coupons ?? settings.cart.coupons }, facts);
    return { query: addQuery(options), body };
  }

  /**
   * Sends the add. If the connection fails, it retries with the same idempotency key. All attempts share the timeout of
   * one request.
   */
  async function sendAdd({ call, key }: Act): Promise<CartBody> {
    const until = host.now() + settings.http.timeoutMs;
    const request = { ...call, headers: { [settings.http.idempotencyHeader]: key }, isKeptAlive: true };
    const send = () => fetchCart(dependencies, cartEndpoints.addItems, { ...request, timeoutMs: until - host.now() });
    for (const delayMs of settings.cart.retryDelaysMs) {
      try {
        return await send();
      } catch (error) {
        if ((error as CommerceError).code !== 'NETWORK') throw error;
        await requestQueue.orFlush(pause(delayMs));
      }
    }
    return send();
  }

  async function run(act: Act): Promise<AddFeedback> {
    const { requested, key } = act;
    const departure = arrival.departure();
    const body = await sendAdd(act);
    if (body.type === SPECIAL_CART && !body.items?.length) {
      host.location.assign(withQuery(settings.urls.cart, { viewcart: 'true' }));
      return { kind: 'special', key, requested, surface: undefined };
    }
    const before = state.get().cart;
    const cart = arrival.land(body, { origin: 'add', kind: 'merge', departure });
    return answered(act, cart, addedItems(before, cart));
  }

  function answered({ requested, options, key }: Act, cart: Cart, items: LineItem[]): AddFeedback {
    const isFailed = isFailedAdd(items);
    const isLeaving = options.afterAdd === 'redirect' && !isFailed;
    if (isLeaving) {
      const ids = (options.passCartItemIds ?? true) ? newLineIds(items).join(',') : '';
      host.location.assign(withQuery(settings.urls.cart, ids ? { cartItemIds: ids } : {}));
    }
    return {
      kind: 'answered',
      key,
      requested,
      surface: isLeaving ? undefined : feedbackSurface(options.feedback ?? settings.cart.feedback, items),
      outcome: addOutcome(items),
      isFailed,
      items,
      cart,
    };
  }

  return {
    async add(items, options = {}) {
      const call = prepare(items, options);
      const name = JSON.stringify(call);
      const key = unanswered.get(name) ?? host.randomId();
      let feedback: AddFeedback;
      events.publish('cart:add-started', { key, items });
      try {
        if (call instanceof CommerceError) throw call;
        const act = { requested: items, options, call, key };
        feedback = await runChange(dependencies, () => run(act), { isQueued: true });
        unanswered.delete(name);
      } catch (cause) {
        const error = cause as CommerceError;
        if (isUnanswered(error)) unanswered.set(name, key);
        else unanswered.delete(name);
        const surface = feedbackSurface(options.feedback ?? settings.cart.feedback, []);
        feedback = { kind: 'failed', key, requested: items, surface, error };
      }
      events.publish('cart:add-settled', feedback);
      return feedback;
    },
  };
}
