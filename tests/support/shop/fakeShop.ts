import type { AddBody } from '../../../src/core/cart/contract/cartRequests';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import type { HostRequest } from '../../../src/core/platform/client/host/host';
import { createFakeApprovals, type FakeApprovals } from './fakeShopApprovals';
import { createFakeCart, type FakeCart } from './fakeShopCart';
import { abortable, answerText, breaksOff, type FakeFailure, isDone } from './fakeShopFailures';
import { createFakeHeader, type FakeHeader } from './fakeShopHeader';
import { createFakeLists, type FakeLists } from './fakeShopLists';
import { createFakePayment, type FakePayment } from './fakeShopPayment';
import { type FakeProduct, fakeProducts } from './fakeShopProducts';
import { answerOf, callOf, type FakeAnswer, type FakeCall, type FakeRequest, refusalAnswer } from './fakeShopRoutes';
import { createFakeSaved, type FakeSaved } from './fakeShopSaved';
import type { RefuseOptions, TestShop, TestShopOptions } from './testShop';

export type FakeShopOptions = TestShopOptions<FakeProduct>;

export type { FakeFailure } from './fakeShopFailures';

/** The complete fake shop, for this project's own tests. Apps get TestShop. */
export type FakeShop = Omit<TestShop, 'cart'> & {
  products: Record<string, FakeProduct>;
  readonly cart: FakeCart;
  readonly saved: FakeSaved;
  readonly payment: FakePayment;
  readonly header: FakeHeader;
  readonly lists: FakeLists;
  readonly approvals: FakeApprovals;
  /** Sent as the `ctx-token` header of every response; empty to omit it. */
  contextToken: string;
};

type Plan = {
  of: FakeCall | undefined;
  refuse?: RefuseOptions & { code: string };
  fail?: FakeFailure;
  answer?: FakeAnswer;
  delayMs?: number;
};

export function fakeShop(options: FakeShopOptions = {}): FakeShop {
  const products = { ...fakeProducts(), ...options.products };
  const cart = createFakeCart(products);
  for (const [sku, line] of Object.entries(options.cart ?? {})) {
    const { qty, ...fields } = typeof line === 'number' ? { qty: line } : line;
    cart.put(sku, qty, fields as Partial<LineItemBody>);
  }
  cart.extra = options.cartFields ?? {};
  const saved = createFakeSaved(products);
  for (const [sku, qty] of Object.entries(options.saved ?? {})) saved.put(sku, qty);

  const payment = createFakePayment();
  const header = createFakeHeader();
  const lists = createFakeLists();
  const approvals = createFakeApprovals();
  for (const { items = {}, ...list } of options.lists ?? []) {
    const created = lists.put(list);
    for (const [sku, qty] of Object.entries(items)) lists.putItem(created, sku, qty);
  }

  const requests: FakeRequest[] = [];
  const answered = new Map<string, FakeAnswer>();
  let plans: Plan[] = [];
  const holds = new Set<FakeCall | 'all'>();
  let waiting: { call: FakeCall; go: () => void }[] = [];

  /** A plan ignores the client's log calls unless it names them. */
  const consumePlans = (call: FakeCall): Plan[] => {
    const isMeant = ({ of }: Plan) => of === call || (of === undefined && call !== 'log');
    const kinds = (['refuse', 'fail', 'answer', 'delayMs'] as const).map((kind) =>
      plans.find((plan) => kind in plan && isMeant(plan)),
    );
    const matched = kinds.filter((plan) => plan !== undefined);
    plans = plans.filter((plan) => !matched.includes(plan));
    return matched;
  };

  function refusedAnswer(request: FakeRequest, refuse: RefuseOptions & { code: string }): FakeAnswer {
    const { code, status = 400, level = 'request', type = 'ERROR', message = code, value } = refuse;
    const refusal = { code, type, message, value };
    if (level === 'request') return refusalAnswer(status, code, message, type);
    if (level === 'line')
      return { status: 200, body: { cartInfo: cart.refuseItems((request.body as AddBody).items, refusal) } };
    const { body } = cart;
    return { status: 200, body: { cartInfo: { ...body, messages: [...(body.messages ?? []), refusal] } } };
  }

  /**
   * A repeated idempotency key gets the first response again, and nothing is done twice. An order also gets the response
   * of an earlier one that it names.
   */
  function doneAnswer(request: FakeRequest): FakeAnswer {
    const key = request.headers['idempotency-key'];
    const before = key && answered.get(key);
    if (before) return before;
    const { earlierKeys = [] } = (request.body ?? {}) as { earlierKeys?: string[] };
    const earlier = earlierKeys.map((each) => answered.get(each)).find((each) => each?.status === 200);
    if (earlier) return earlier;
    const answer = answerOf(request, { cart, saved, payment, header, lists, approvals, products });
    if (key) answered.set(key, structuredClone(answer));
    return answer;
  }

  async function handle(url: string, init: HostRequest = {}): Promise<{ status: number; text(): Promise<string> }> {
    const request = seen(url, init);
    requests.push(request);
    const matched = consumePlans(request.call);
    const fail = matched.find((plan) => plan.fail !== undefined)?.fail;
    const refuse = matched.find((plan) => plan.refuse)?.refuse;
    const plannedAnswer = matched.find((plan) => plan.answer)?.answer;
    const delayMs = matched.find((plan) => plan.delayMs !== undefined)?.delayMs;

    const done = () => (isDone(fail) ? doneAnswer(request) : undefined);
    const answer = plannedAnswer ?? (refuse ? refusedAnswer(request, refuse) : done());

    await abortable(fail === 'deaf' ? undefined : init.signal, (go) => {
      if (fail === 'timeout' || fail === 'deaf') return;
      const isHeld = holds.has('all') || holds.has(request.call);
      if (isHeld) waiting.push({ call: request.call, go });
      else if (delayMs !== undefined) {
        const timer = setTimeout(go, delayMs);
        init.signal?.addEventListener('abort', () => clearTimeout(timer));
      } else go();
    });

    if (breaksOff(fail)) throw new TypeError('Failed to fetch');
    const status = typeof fail === 'number' ? fail : (answer?.status ?? 200);
    return { status, text: () => answerText(fail, answer?.body, init.signal) };
  }

  const shop: FakeShop = {
    async fetch(url, request) {
      const { status, text } = await handle(url, request);
      const headers = headersOf(shop.contextToken);
      return {
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => headers[name.toLowerCase()] ?? null },
        text,
      };
    },
    async pageFetch(input, init) {
      const { status, text } = await handle(String(input), init);
      return new Response(await text(), { status, headers: headersOf(shop.contextToken) });
    },
    async handle(request) {
      const headers = Object.fromEntries(request.headers);
      if (callOf(request.method, new URL(request.url).pathname, headers) === 'unknown') return undefined;
      const body = await request.text();
      const { method, signal } = request;
      const init = { method, headers, signal, ...(body && { body }) };
      // a handler that throws would be a status 500 instead of a broken connection
      return shop.pageFetch(request.url, init).catch(() => Response.error());
    },
    products,
    cart,
    saved,
    payment,
    header,
    lists,
    approvals,
    contextToken: 'ctx-1',
    requests,
    requestsOf: (call) => requests.filter((request) => request.call === call),
    refuseNext: (code, refuse = {}) => void plans.push({ of: refuse.of, refuse: { ...refuse, code } }),
    failNext(failure, { of, times = 1 } = {}) {
      for (let count = 0; count < times; count += 1) plans.push({ of, fail: failure });
    },
    answerNext: (status, body, of) => void plans.push({ of, answer: { status, body } }),
    repair() {
      plans = [];
    },
    delayNext: (delayMs, of) => void plans.push({ of, delayMs }),
    hold: (of) => void holds.add(of ?? 'all'),
    release(of) {
      if (of) holds.delete(of);
      else holds.clear();
      const free = waiting.filter(({ call }) => of === undefined || call === of);
      waiting = waiting.filter((entry) => !free.includes(entry));
      for (const { go } of free) go();
    },
    get held() {
      return waiting.length;
    },
  };
  return shop;
}

const headersOf = (contextToken: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...(contextToken && { 'ctx-token': contextToken }),
});

function seen(url: string, init: HostRequest): FakeRequest {
  const { pathname, searchParams } = new URL(url, 'https://shop.example');
  const headers = Object.fromEntries(
    Object.entries(init.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const method = init.method ?? 'GET';
  return {
    call: callOf(method, pathname, headers),
    url,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: parsed(init.body),
    credentials: init.credentials,
    keepalive: init.keepalive ?? false,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
