import * as v from '../../../schema';
import { callPage } from '../../platform/client/host/pageFunction';
import { oncePer } from '../../platform/client/oncePer';
import { isSet } from '../../platform/client/wireValue';
import { RefusalBody } from '../../platform/contract/message';
import type { CommerceError } from '../../platform/rules/commerceError';
import { tenantQuery } from '../../platform/rules/context';
import { decimalFromMoney } from '../../platform/rules/moneyMath';
import { safeUrl } from '../../platform/rules/safeUrl';
import type { Storefront } from '../../storefront';
import { PlacedOrderBody } from '../contract/payment';
import type { PlaceOrderBody } from '../contract/paymentRequests';
import { isAnswered, ORDER_CHANGED, type OrderOutcome, type OrderRequest, type PlacedOrder } from '../rules/placeOrder';
import { paymentEndpoints } from './endpoints';
import { addressBody } from './toPayment';

/** The storage key of the idempotency keys of unanswered orders, because the customer may reload the page. */
const KEYS = 'orderKeys';

/** How many unanswered keys are sent along. */
const MAX_KEYS = 10;

type Attempt = { details: string; key: string; body: PlaceOrderBody };

type Attempts = { pending?: Promise<OrderOutcome> | undefined; last?: Attempt | undefined };

/** The order that each storefront has in flight, and its last unanswered attempt. */
const attemptsOf = oncePer<Storefront, Attempts>(() => ({}));

/**
 * Pays for the order and places it. A refusal of the shop is a return value, with its code and message. Calls during a
 * pending order join it, so that a double click is one order. Rejects with CommerceError `network`, `contract`, or
 * `refused` with a status of 500 or more: the outcome is unknown then, and calling again is safe. The same request
 * repeats its idempotency key; a changed one has a new key and names the unanswered keys, so that an order that was
 * placed is found, also from later pages of the visit. Publishes `order:placed`.
 */
export function placeOrder(storefront: Storefront, request: OrderRequest): Promise<OrderOutcome> {
  const state = attemptsOf(storefront);
  state.pending ??= send(storefront, state, request).finally(() => {
    state.pending = undefined;
  });
  return state.pending;
}

async function send(storefront: Storefront, state: Attempts, request: OrderRequest): Promise<OrderOutcome> {
  const { host, settings, cart, events } = storefront;
  const { sessionStorage } = host;
  const unanswered = (sessionStorage.get(KEYS) ?? '').split(' ').filter(Boolean);
  const bodyOfRequest = toBody(request);
  const details = JSON.stringify(bodyOfRequest);
  if (state.last?.details !== details) {
    const earlierKeys = unanswered.slice(-MAX_KEYS);
    const device = settings.config.payment?.deviceMetadata;
    const deviceMetadata = device && callPage(host, device, undefined)?.result;
    const body = {
      ...bodyOfRequest,
      ...(earlierKeys.length > 0 && { earlierKeys }),
      ...(deviceMetadata && { deviceMetadata }),
    };
    state.last = { details, key: host.randomId(), body };
    sessionStorage.set(KEYS, [...earlierKeys, state.last.key].join(' '));
  }
  const { key, body } = state.last;
  try {
    const headers = { [settings.http.idempotencyHeader]: key };
    const query = tenantQuery(storefront.site);
    const answer = await storefront.send(PlacedOrderBody, paymentEndpoints.placeOrder, { query, body, headers });
    state.last = undefined;
    sessionStorage.remove(KEYS);
    const order = toPlacedOrder(answer);
    events.publish('order:placed', order);
    void cart.refresh();
    return { ok: true, order };
  } catch (error) {
    if (!isAnswered(error)) throw error;
    state.last = undefined;
    sessionStorage.set(KEYS, unanswered.filter((each) => each !== key).join(' '));
    const { code, body: answer } = error as CommerceError;
    if (code === ORDER_CHANGED) void cart.refresh();
    return { ok: false, code, message: shopText(answer) };
  }
}

/** The shop's own text about a refusal; empty if it has none. */
function shopText(answer: unknown): string {
  const parsed = v.safeParse(RefusalBody, answer);
  return (parsed.success && parsed.output.messages?.[0]?.message) || '';
}

/** A field that is undefined is not sent. */
function toBody({ shown, email, shippingAddress, unpaid, accounting, shipToId }: OrderRequest): PlaceOrderBody {
  const { budgetCenter, poNumber, poRelease } = accounting ?? {};
  return {
    email: email ?? '',
    addresses: shippingAddress ? [addressBody({ ...shippingAddress, type: 'S' })] : [],
    expected: { orderTotal: shown.total && decimalFromMoney(shown.total), version: shown.version },
    paymentType: unpaid,
    accountInfo: accounting && {
      bcName: budgetCenter,
      purchaseOrderNumber: poNumber,
      purchaseOrderRelease: poRelease,
    },
    shipToAddressId: shipToId,
  };
}

function toPlacedOrder({ order: { orderNumber, isWaiting, orderUrl } }: PlacedOrderBody): PlacedOrder {
  const url = safeUrl(orderUrl ?? undefined);
  return { number: orderNumber, isWaiting: isSet(isWaiting), ...(url && { url }) };
}
