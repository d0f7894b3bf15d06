import type { HostRequest, HostResponse } from '../../src/core/client/host';
import type { AddBody } from '../../src/core/contract/cartRequests';
import { createFakeApprovals, type FakeApprovals } from './fakeShopApprovals';
import { createFakeCart, type FakeCart } from './fakeShopCart';
import { abortable, answerText, breaksOff, type FakeFailure, isDone } from './fakeShopFailures';
import { createFakeHeader, type FakeHeader } from './fakeShopHeader';
import { createFakeLists, type FakeList, type FakeLists } from './fakeShopLists';
import { createFakePayment, type FakePayment } from './fakeShopPayment';
import { type FakeProduct, fakeProducts } from './fakeShopProducts';
import { answerOf, callOf, type FakeAnswer, type FakeCall, type FakeRequest, refusalAnswer } from './fakeShopRoutes';
import { createFakeSaved, type FakeSaved } from './fakeShopSaved';

export type FakeShopOptions = {
  /** Beside the usual products, or in their place by SKU. */
  products?: Record<string, FakeProduct>;
  /** What the cart holds at the start, by SKU. */
  cart?: Record<string, number>;
  /** What is saved for later at the start, by SKU; the last one is the newest. */
  saved?: Record<string, number>;
  /** The lists of the customer and of the account, the oldest first. */
  lists?: Partial<FakeList>[];
};

export type { FakeFailure } from './fakeShopFailures';

/** A shop behind `fetch`, for tests and stories: a cart that keeps its promises, and ways to make it break them. */
export type FakeShop = {
  /** Plugs into a host. */
  fetch(url: string, request?: HostRequest): Promise<HostResponse>;
  /** Stands in for the page's own `fetch`. */
  pageFetch(input: string | URL, init?: HostRequest): Promise<Response>;
  products: Record<string, FakeProduct>;
  readonly cart: FakeCart;
  readonly saved: FakeSaved;
  readonly payment: FakePayment;
  readonly header: FakeHeader;
  readonly lists: FakeLists;
  readonly approvals: FakeApprovals;
  /** Sent as the `ctx-token` header of every answer; empty to leave it out. */
  contextToken: string;
  /** Every call the shop has seen, the first one first. */
  readonly requests: FakeRequest[];
  requestsOf(call: FakeCall): FakeRequest[];
  /** The next call (of that kind) is refused: as a whole, for its items, or with a message of the cart. */
  refuseNext(code: string, options?: RefuseOptions): void;
  failNext(failure: FakeFailure, options?: { of?: FakeCall; times?: number }): void;
  /** The next call (of that kind) is answered with this instead, and nothing is done. */
  answerNext(status: number, body: unknown, of?: FakeCall): void;
  /** Nothing is to go wrong any more. */
  mend(): void;
  /** The next answer (of that kind) comes later. */
  delayNext(delayMs: number, of?: FakeCall): void;
  /** From now on answers (of that kind) wait, though the work is done at once. */
  hold(of?: FakeCall): void;
  /** Lets the waiting answers go, in the order of their requests, and holds no more. */
  release(of?: FakeCall): void;
  /** How many answers are waiting. */
  readonly held: number;
};

export type RefuseOptions = {
  /** 400 unless given; for a refusal of the whole request. */
  status?: number;
  /** `request`: nothing is done; `line`: the items of the add come back unadded; `cart`: the cart as it is, with the message. */
  level?: 'request' | 'line' | 'cart';
  type?: string;
  message?: string;
  value?: string | number;
  of?: FakeCall;
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
  for (const [sku, qty] of Object.entries(options.cart ?? {})) cart.put(sku, qty);
  const saved = createFakeSaved(products);
  for (const [sku, qty] of Object.entries(options.saved ?? {})) saved.put(sku, qty);

  const payment = createFakePayment();
  const header = createFakeHeader();
  const lists = createFakeLists();
  const approvals = createFakeApprovals();
  for (const list of options.lists ?? []) lists.put(list);

  const requests: FakeRequest[] = [];
  const answered = new Map<string, FakeAnswer>();
  let plans: Plan[] = [];
  const holds = new Set<FakeCall | 'all'>();
  let waiting: { call: FakeCall; go: () => void }[] = [];

  /** The client's log is no part of a test's plan, unless the plan names it. */
  const takePlans = (call: FakeCall): Plan[] => {
    const isMeant = ({ of }: Plan) => of === call || (of === undefined && call !== 'log');
    const kinds = (['refuse', 'fail', 'answer', 'delayMs'] as const).map((kind) =>
      plans.find((plan) => kind in plan && isMeant(plan)),
    );
    const taken = kinds.filter((plan) => plan !== undefined);
    plans = plans.filter((plan) => !taken.includes(plan));
    return taken;
  };

  function refusedAnswer(request: FakeRequest, refuse: RefuseOptions & { code: string }): FakeAnswer {
    const { code, status = 400, level = 'request', type = 'ERROR', message = code, value } = refuse;
    const told = { code, type, message, value };
    if (level === 'request') return refusalAnswer(status, code, message, type);
    if (level === 'line')
      return { status: 200, body: { cartInfo: cart.refuseItems((request.body as AddBody).items, told) } };
    const { body } = cart;
    return { status: 200, body: { cartInfo: { ...body, messages: [...(body.messages ?? []), told] } } };
  }

  /** A repeated idempotency key gets the first answer again, and nothing is done twice. */
  function doneAnswer(request: FakeRequest): FakeAnswer {
    const key = request.headers['idempotency-key'];
    const before = key && answered.get(key);
    if (before) return before;
    const answer = answerOf(request, { cart, saved, payment, header, lists, approvals, products });
    if (key) answered.set(key, structuredClone(answer));
    return answer;
  }

  async function handle(url: string, init: HostRequest = {}): Promise<{ status: number; text(): Promise<string> }> {
    const request = seen(url, init);
    requests.push(request);
    const taken = takePlans(request.call);
    const fail = taken.find((plan) => plan.fail !== undefined)?.fail;
    const refuse = taken.find((plan) => plan.refuse)?.refuse;
    const given = taken.find((plan) => plan.answer)?.answer;
    const delayMs = taken.find((plan) => plan.delayMs !== undefined)?.delayMs;

    const done = () => (isDone(fail) ? doneAnswer(request) : undefined);
    const answer = given ?? (refuse ? refusedAnswer(request, refuse) : done());

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
    mend() {
      plans = [];
    },
    delayNext: (delayMs, of) => void plans.push({ of, delayMs }),
    hold: (of) => void holds.add(of ?? 'all'),
    release(of) {
      if (of) holds.delete(of);
      else holds.clear();
      const free = waiting.filter(({ call }) => of === undefined || call === of);
      waiting = waiting.filter((one) => !free.includes(one));
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
