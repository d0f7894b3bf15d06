import * as v from 'valibot';
import { CartAnswerBody, type CartBody } from '../../../src/core/cart/contract/cart';
import type { LineItemBody } from '../../../src/core/cart/contract/lineItem';
import { demoPassword } from '../database/demoAccounts';
import { randomLetters } from '../vault/randomLetters';
import { formOf } from './formOf';

type Sent = { method?: string; body?: unknown; form?: Record<string, string>; headers?: Record<string, string> };

/** The checkout pages, and where their forms are sent. */
const checkoutForms = { '/cc/sparq/checkout': '/webapp/checkout', '/cc/sba/checkout': '/cc/sba/checkout' } as const;

/** A shop that tests can call: the application itself, or `shopAt` a URL. */
export type ReachableShop = { request(path: string, init: RequestInit): Response | Promise<Response> };

export function shopAt(url: string): ReachableShop {
  return { request: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }) };
}

/** A shop whose requests come from an address, as the server of Node passes them on. */
export function shopFrom(
  shop: { request(path: string, init: RequestInit, env: object): Response | Promise<Response> },
  remoteAddress: string,
): ReachableShop {
  const env = { incoming: { socket: { remoteAddress } } };
  return { request: (path, init) => shop.request(path, init, env) };
}

/**
 * A test's browser. It stores cookies, sends JSON and plain forms, and validates every cart response against the
 * contract. With the `cookies` of another visitor, it is the same browser at another shop.
 */
export function aVisitor(shop: ReachableShop, cookies = new Map<string, string>()) {
  async function send(path: string, { method, body, form, headers = {} }: Sent = {}): Promise<Response> {
    const response = await shop.request(path, {
      method: method ?? (body !== undefined || form ? 'POST' : 'GET'),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, decodeURIComponent(value));
    }
    return response;
  }

  const pageOf = async (path: string) => (await send(path, { headers: { accept: 'text/html' } })).text();

  /** The fields of the first form of a page with this action. */
  const form = async (path: string, action: string) => formOf(await pageOf(path), action);

  /** Submits the first form of a page with this action, and returns the page that follows. */
  async function submit(path: string, action: string, changed: Record<string, string> = {}): Promise<string> {
    const answer = await send(action, { form: { ...(await form(path, action)), ...changed } });
    if (answer.status !== 303) throw new Error(`${answer.status}: ${await answer.text()}`);
    return pageOf(answer.headers.get('location') ?? '');
  }

  /** Opens an account for a guest, who keeps the cart. Returns its login. */
  async function register(more: Record<string, string> = {}): Promise<string> {
    const form = { name: 'Ada', login: `${randomLetters()}@quire.example`, password: demoPassword, ...more };
    await send('/office/supplies/register', { form });
    return form.login;
  }

  /**
   * Submits the form of a checkout page as it displays it, with these fields filled in. If nothing is applied to the
   * order, it is paid by invoice: a guest opens an account for that.
   */
  async function checkOut(form: Record<string, string>, path: keyof typeof checkoutForms = '/cc/sparq/checkout') {
    const action = checkoutForms[path];
    const isUnpaid = (page: string) => action === '/webapp/checkout' && !page.includes('name="removedPayment"');
    const isInvoiced = (page: string) => page.includes('value="INVOICE"');
    let page = await pageOf(path);
    const isForm = page.includes(`action="${action}"`);
    if (isForm && isUnpaid(page) && !form['payment'] && !isInvoiced(page)) {
      await register();
      page = await pageOf(path);
    }
    const { orderTotal, version } = isForm ? formOf(page, action) : {};
    const payment = isForm && isUnpaid(page) && { payment: 'INVOICE' };
    return send(action, { form: { ...(orderTotal && version && { orderTotal, version }), ...payment, ...form } });
  }

  async function cartOf(response: Response): Promise<CartBody> {
    if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
    const { cartInfo } = v.parse(CartAnswerBody, await response.json());
    if (!cartInfo) throw new Error('the response has no cart');
    return cartInfo;
  }

  const add = (itemId: string, qty = 1, more: object = {}) => addAll([{ itemId, qty, ...more }]);
  const addAll = async (items: object[], more: object = {}, headers: Record<string, string> = {}) =>
    cartOf(await send('/cc/api/checkout/default/item', { body: { items, ...more }, headers }));
  const override = (method: string) => ({ 'X-HTTP-Method-Override': method });

  return {
    cookies,
    send,
    form,
    submit,
    register,
    checkOut,
    cartOf,
    add,
    addAll,
    read: async () => cartOf(await send('/cc/api/checkout?grindType=ALL&wt=json&alt=true&mmx=true')),
    update: async (changes: { cartItemId: string; qty: number }[]) =>
      cartOf(await send('/cc/api/checkout/default/item', { body: { items: changes }, headers: override('PUT') })),
    remove: async (id: string) =>
      cartOf(await send(`/cc/api/checkout/default/item/${id}`, { method: 'POST', headers: override('DELETE') })),
    status: async (query: string, body: object) =>
      cartOf(await send(`/cc/api/checkout/default?${query}`, { body, headers: override('PUT') })),
    page: pageOf,
    signIn: (login: string, form: Record<string, string> = {}) =>
      send('/office/supplies/login', { form: { login, password: demoPassword, ...form } }),
  };
}

export type TestVisitor = ReturnType<typeof aVisitor>;

/** The line or the refused item of a SKU. Fails the test when the cart has neither. */
export function itemOf(cart: CartBody, sku: string): LineItemBody {
  const item = cart.items?.find(({ itemId }) => itemId === sku);
  if (!item) throw new Error(`the cart has no line of ${sku}`);
  return item;
}

/** Codes and types of an item's messages: `OUT_OF_STOCK ERROR`. */
export function remarksOf(item: LineItemBody): string[] {
  return (item.messages ?? []).map(({ code, type }) => `${code} ${type}`);
}
