import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import { atRest } from '../../tests/support/widgets/atRest';
import { aLine } from '../../tests/support/widgets/builders';
import { renderWidget, type WidgetPage } from '../../tests/support/widgets/renderWidget';
import * as quire from '../index';

type HookName = Extract<keyof typeof quire, `use${string}`>;

/** One call of a hook: its result, and an action that changes the state of the hook. */
type Call = { result: unknown; act: () => unknown };

const call = <Result,>(result: Result, act: (result: Result) => unknown = () => undefined): Call => ({
  result,
  act: () => act(result),
});

/** All public hooks. Each render passes new objects that equal the previous ones. */
const HOOKS: Record<HookName, () => Call> = {
  useAccountingGate: () => call(quire.useAccountingGate(), (pass) => pass()),
  useAddToCart: () => call(quire.useAddToCart(), ({ mutate }) => mutate({ items: [{ sku: 'PEN', quantity: 1 }] })),
  useAddToList: () => call(quire.useAddToList(), ({ mutate }) => mutate({ items: [{ sku: 'MUG', quantity: 1 }] })),
  useCarousel: () =>
    call(quire.useCarousel({ type: 'customersAlsoBought', skus: ['MUG'], count: 2 }, {}), ({ refetch }) => refetch()),
  useCart: () => call(quire.useCart(), ({ refetch }) => refetch()),
  useCartDetails: () => call(quire.useCartDetails(quire.useCartState().cart)),
  useCartState: () => call(quire.useCartState()),
  useCheckout: () => call(quire.useCheckout({ isMiniCart: true }), ({ mutate }) => mutate()),
  useCompareList: () => call(quire.useCompareList(), ({ clear }) => clear()),
  useCustomer: () => call(quire.useCustomer()),
  useLineQuantity: () => {
    const line = quire.useCartState().cart?.lines[0] ?? aLine();
    return call(quire.useLineQuantity({ ...line }, { limit: 5 }), ({ step }) => step(1));
  },
  useList: () => {
    const list = quire.useList('desk', undefined, { enabled: true });
    return call(list, () => list.setQuantity(list.items[0]?.id ?? '', 3));
  },
  useLists: () => call(quire.useLists(), ({ refetch }) => refetch()),
  useOverlayRequest: () => call(quire.useOverlayRequest(['PON', 'POR']), ({ settle }) => settle('done')),
  usePlaceOrder: () =>
    call(quire.usePlaceOrder(), ({ mutate }) => mutate({ shown: {}, email: 'ada@shop.example', unpaid: 'INVOICE' })),
  usePreferredStore: () => call(quire.usePreferredStore()),
  useProductTiles: () => call(quire.useProductTiles(['MUG', 'PEN']), ({ refetch }) => refetch()),
  useRecommendations: () => call(quire.useRecommendations({ skus: ['MUG'], count: 2 }), ({ refetch }) => refetch()),
  useRelatedProducts: () => call(quire.useRelatedProducts(quire.useCartState().cart)),
  useRemoveLine: () => call(quire.useRemoveLine(), ({ mutate }) => mutate('line-1')),
  useRequestOverlay: () => call(quire.useRequestOverlay(), (request) => request({ overlay: 'BC' })),
  useSaveForLater: () => call(quire.useSaveForLater(), ({ mutate }) => mutate(aLine())),
  useSavedActions: () => call(quire.useSavedActions(), ({ mutate }) => mutate({ kind: 'moveAll' })),
  useSavedItems: () => call(quire.useSavedItems(), ({ refetch }) => refetch()),
  useSignIn: () => call(quire.useSignIn(), ({ mutate }) => mutate({ login: 'ada@shop.example', password: 'wrong' })),
  useStorefront: () => call(quire.useStorefront()),
};

test('every public hook is in the list of these tests', () => {
  const exported = Object.keys(quire).filter((name) => /^use[A-Z]/.test(name));
  expect(Object.keys(HOOKS)).toEqual(exported.sort());
});

test.each(Object.entries(HOOKS))(
  '%s returns the same functions in every render, and the same lists and objects while nothing changes',
  async (_name, useCall) => {
    const shop = fakeShop({ cart: { MUG: 1 }, saved: { PEN: 1 } });
    shop.lists.putItem(shop.lists.put({ id: 'desk' }), 'MUG', 2);
    const calls: Call[] = [];
    const Probe = () => {
      calls.push(useCall());
      return null;
    };
    shop.hold();
    const page = renderWidget(<Probe />, { shop });
    const { cart } = page.storefront;

    await rerenderOften(page, Probe, calls);
    void cart.read();
    shop.release();
    await rerenderOften(page, Probe, calls);
    await cart.add([{ sku: 'PEN', quantity: 1 }]);
    shop.failNext(400, { of: 'read' });
    await cart.read({ isRefresh: true }).catch(() => undefined);
    calls.at(-1)?.act();
    await rerenderOften(page, Probe, calls);

    expect(changed(calls, 'function')).toEqual([]);
  },
);

/** Renders a few times with nothing changed in between; the lists and objects of the results must stay the same. */
async function rerenderOften(page: WidgetPage, Probe: () => null, calls: Call[]) {
  await atRest(() => calls.length + page.storefront.shop.requests.length);
  const first = calls.length - 1;
  for (let count = calls.length; count < first + 3; count += 1) {
    page.redraw(<Probe />);
    await expect.poll(() => calls.length, { interval: 1 }).toBeGreaterThan(count);
  }
  expect(changed(calls.slice(first), 'object')).toEqual([]);
}

/** The paths at which the results have more than one function, or more than one object. */
function changed(calls: readonly Call[], type: 'function' | 'object'): string[] {
  const known = new Map<string, Set<unknown>>();
  for (const { result } of calls) {
    for (const [path, part] of partsOf(result)) {
      if (typeof part === type) known.set(path, (known.get(path) ?? new Set()).add(part));
    }
  }
  return [...known].filter(([, parts]) => parts.size > 1).map(([path]) => path);
}

/** All functions, lists and objects of a result, by path. Only a result that is a list is itself a part. */
function partsOf(value: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  const isFunction = typeof value === 'function';
  const isObject = typeof value === 'object' && value !== null;
  if (!(isFunction || isObject) || [...found.values()].includes(value)) return found;
  if (path !== '' || isFunction || Array.isArray(value)) found.set(path, value);
  if (isFunction) return found;
  // the fake shop, which is part of the storefront here, has getters that create a new object each time
  const properties = Object.entries(Object.getOwnPropertyDescriptors(value));
  for (const [key, { value: part }] of properties) partsOf(part, `${path}.${key}`, found);
  return found;
}

test('an effect that reloads the cart whenever `refetch` changes ends', async () => {
  const shop = fakeShop({ cart: { MUG: 2 } });
  function Reloading() {
    const { refetch, cart } = quire.useCart();
    // a component in an endless loop would never let the test fail
    const isEndless = shop.requestsOf('read').length > 5;
    useEffect(() => {
      if (!isEndless) refetch();
    }, [refetch, isEndless]);
    return <p role="status">{isEndless ? 'endless' : cart?.itemCount}</p>;
  }
  const page = renderWidget(<Reloading />, { shop });
  await expect.poll(page.status).toBe('2');
  await atRest(() => shop.requestsOf('read').length);
  expect(page.status()).toBe('2');
  expect(shop.requestsOf('read').length).toBeLessThanOrEqual(2);
});

/** What hooks that read have in common. */
type Reading = { phase?: string; error?: unknown; refetch?: (event: unknown) => unknown };

test.each(Object.entries(HOOKS))(
  '%s has `error` and `refetch` if it can fail, and `refetch` can handle a press',
  async (name, useCall) => {
    const calls: Call[] = [];
    const Probe = () => {
      calls.push(useCall());
      return null;
    };
    renderWidget(<Probe />, { shop: fakeShop() });
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    const read = vi.fn();
    const event = new Proxy({}, { get: read, ownKeys: read.mockReturnValue([]) });
    const { phase, error, refetch } = (calls[0]?.result ?? {}) as Reading;
    const canFail = phase !== undefined;
    if (canFail) expect(error).toBeNull();
    // the state of the cart is read by `useCart`
    expect(refetch !== undefined).toBe(canFail && name !== 'useCartState');
    await refetch?.(event);
    expect(read).not.toHaveBeenCalled();
  },
);
