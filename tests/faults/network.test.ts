import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/core/endpoints';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { fakeShop } from '../support/shop/fakeShop';
import { aStorefront, type TestStorefront } from '../support/widgets/storefront';
import { aPage, expectAtRest, held, shown } from './aPage';
import { CALLS, CART, type PageCall } from './calls';
import { type Ending, FAULTS, type Fault } from './faults';
import { watchRejections } from './rejections';
import { type End, endOf, rest } from './settle';

/** The customer can retry within this time, unless the call is documented to take longer. */
const SOON_MS = 10_000;

/** How long a page may still work after a call: a log, and the animation of a deleted line. */
const TIDY_MS = 6000;

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

watchRejections();

/** A fault with no effect on a call: its error is ignored, or it accepts any JSON. */
const isHarmless = (call: PageCall, { ending }: Fault, end: End) =>
  call.reportedTo === 'nobody' ||
  (call.toleratesJson === true && ending.kind === 'contract' && ('value' in end || isEmpty(call, end)));

const isEmpty = (call: PageCall, end: End) =>
  'error' in end && call.emptyCode !== undefined && (end.error as CommerceError).code === call.emptyCode;

const isRefusal = ({ returnsRefusals }: PageCall, { status = 0 }: Ending) =>
  returnsRefusals === true && status >= 400 && status < 500;

function expectEnding(end: End, { kind, code, status }: Ending): void {
  expect(end).toHaveProperty('error');
  const error = 'error' in end ? end.error : undefined;
  expect(error).toBeInstanceOf(CommerceError);
  const coded = { kind, code: typeof code === 'string' ? code : expect.stringMatching(code) };
  expect(error).toMatchObject(status === undefined ? coded : { ...coded, status });
}

/** The cart's state contains the error, and the next page does not find a stale cached cart. */
function expectErrorInCart(page: TestStorefront, end: End): void {
  expect(page.cart.state().error).toBe('error' in end ? end.error : 'no error');
  expect([page.host.localStorage.get('cart'), page.host.localStorage.get('cart-time')]).toEqual([null, null]);
}

/** An action that was done although its response was lost is not refused, or its error shows that it was done. */
function expectDone(end: End, { of }: PageCall): void {
  const isAlreadyDeleted =
    'error' in end && of === 'delete' && (end.error as CommerceError).code === 'CART_ITEM_ID_NOT_FOUND';
  if (!isAlreadyDeleted) expect(end).toHaveProperty('value');
}

/** A page that has not read its cart yet. */
function aNewPage(): TestStorefront {
  vi.useFakeTimers();
  return aStorefront({ shop: fakeShop({ cart: CART }) });
}

test.each(FAULTS)(
  'a failed first read of the cart ends in time with its error, and the next read succeeds: $name',
  async (fault) => {
    const page = aNewPage();
    fault.strike(page.shop, 'read');
    const end = await endOf(() => page.cart.read(), fault.isSlow ? CALLS.readCart.timeoutMs : SOON_MS);
    expectEnding(end, fault.ending);
    expect(page.cart.state()).toMatchObject({ phase: 'failed', cart: undefined, isMutating: false });
    expectErrorInCart(page, end);

    page.shop.repair();
    expect(await endOf(() => page.cart.read(), SOON_MS)).toHaveProperty('value');
    await expectAtRest(page);
    expect(shown(page)).toEqual(CART);
  },
);

test('CALLS has every endpoint of the endpoint table', () => {
  expect(Object.keys(CALLS).sort()).toEqual([...NAMES].sort());
});

describe.each(NAMES)('%s', (name) => {
  const call = CALLS[name];

  test.each(FAULTS)(
    'ends in time with its error, leaves the page idle, and succeeds when repeated: $name',
    async (fault) => {
      const page = await aPage(call);
      const { shop, host } = page;
      const before = shown(page);
      const requestsBefore = shop.requestsOf(call.of).length;

      fault.strike(shop, call.of);
      const end = await endOf(() => call.make(page), call.timeoutMs);
      expect(shop.requestsOf(call.of).length).toBeGreaterThan(requestsBefore);
      if (!fault.isSlow) expect(end.afterMs).toBeLessThanOrEqual(SOON_MS);
      if (isRefusal(call, fault.ending)) expect(end).toMatchObject({ value: { ok: false } });
      else if (!isHarmless(call, fault, end)) {
        expectEnding(end, fault.ending);
        if (call.reportedTo === 'cart') expectErrorInCart(page, end);
      }
      const leadsToSignIn = call.signsIn && fault.ending.status === 401;
      expect(host.assigned).toEqual(leadsToSignIn ? [expect.stringContaining('/office/supplies/login')] : []);
      expect(end.afterMs + (await rest(call.timeoutMs + TIDY_MS))).toBeLessThanOrEqual(call.timeoutMs + TIDY_MS);
      await expectAtRest(page);
      expect(shown(page)).toEqual(before);

      shop.repair();
      expectDone(await endOf(() => call.make(page), call.timeoutMs), call);
      await rest(call.timeoutMs + TIDY_MS);
      await expectAtRest(page);
      expect(held(shop)).toEqual(call.cart ?? before);
      expect(shown(page)).toEqual(held(shop));
    },
  );
});
