import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStorefront } from '../../src/core/createStorefront';
import { memoryHost } from '../../src/core/platform/client/host/memoryHost';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { fakeShop } from '../support/shop/fakeShop';
import { CONTEXT } from '../support/widgets/storefront';

const quiet = { warn() {}, error() {} };

/** A page where every call gets the same response. */
function aPageAnswered(text: string, status: number, localStorage: Record<string, string> = {}) {
  const fetch = async () => ({ ok: status < 300, status, headers: { get: () => null }, text: async () => text });
  // no retries, so that nothing waits
  const config = { ...CONTEXT, cart: { retryDelaysMs: [] }, miniCart: { deleteAnimationMs: 0 } };
  return createStorefront(config, memoryHost({ fetch, localStorage, console: quiet }));
}

async function isOnlyCommerceError(promise: Promise<unknown>) {
  const thrown = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown === undefined || thrown instanceof CommerceError).toBe(true);
}

/** A valid response with one random value replaced. */
const altered = fc
  .record({
    seed: fc.nat(),
    value: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 1.5, '', '1e9', 'NaN', [], {})),
  })
  .map(({ seed, value }) => {
    const body = { cartInfo: fakeShop({ cart: { MUG: 2, INK: 1 } }).cart.body };
    const places: [Record<string, unknown>, string][] = [];
    const walk = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return;
      for (const key of Object.keys(node)) {
        places.push([node as Record<string, unknown>, key]);
        walk((node as Record<string, unknown>)[key]);
      }
    };
    walk(body);
    const [node, key] = places[seed % places.length] ?? [{}, ''];
    node[key] = value;
    return JSON.stringify(body);
  });

const anyText = fc.oneof(
  altered,
  fc.json(),
  fc.string(),
  fc.jsonValue().map((cartInfo) => JSON.stringify({ cartInfo })),
);

describe('an arbitrary response of the shop', () => {
  test('read, add, update and remove succeed or fail with a CommerceError, and nothing stays pending', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom(200, 200, 400, 401, 500), async (text, status) => {
        const { cart } = aPageAnswered(text, status);
        await isOnlyCommerceError(cart.read());
        const feedback = await cart.add([{ sku: 'MUG', quantity: 1 }]);
        expect(feedback.kind !== 'failed' || feedback.error instanceof CommerceError).toBe(true);
        await isOnlyCommerceError(cart.update({ lineId: 'line-1', quantity: 2 }));
        await isOnlyCommerceError(cart.remove('line-1'));
        expect(cart.state().isMutating).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('one invalid value rejects with a contract error that names its field', async () => {
    const body = { cartInfo: fakeShop({ cart: { MUG: 1 } }).cart.body };
    const text = JSON.stringify(body).replace('"12.50"', '"12,50"');
    await expect(aPageAnswered(text, 200).cart.read()).rejects.toMatchObject({
      kind: 'contract',
      message: expect.stringContaining('cartInfo.items.0.priceInfo.finalPricePerUnit'),
    });
  });
});

const anyStored = fc.oneof(
  altered.map((text) => JSON.stringify(JSON.parse(text).cartInfo ?? null)),
  fc.json(),
  fc.string(),
);

test('with arbitrary values under our storage keys, the cart loads and an item can be added', async () => {
  const anyTime = fc.oneof(fc.string(), fc.constant(String(Date.now() + 600_000)));
  await fc.assert(
    fc.asyncProperty(anyStored, anyTime, fc.string(), async (cartText, time, count) => {
      const shop = fakeShop({ cart: { MUG: 1 } });
      const localStorage = {
        cart: cartText,
        'cart-time': time,
        cartCount: count,
        hardAltOptOut: count,
        sessionMark: time,
      };
      const { cart } = createStorefront(CONTEXT, memoryHost({ fetch: shop.fetch, localStorage, console: quiet }));
      await cart.read();
      expect(cart.state().phase).toBe('ready');
      await cart.add([{ sku: 'MUG', quantity: 1 }]);
      expect(cart.state().cart?.lines[0]?.quantity).toBe(2);
    }),
    { numRuns: 200 },
  );
});
