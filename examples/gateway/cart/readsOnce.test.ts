import { expect, test } from 'vitest';
import { aVisitor } from '../../shop/testing/aVisitor';
import { createGateway } from '../createGateway';
import type { Engine, EngineCart, EngineLine, EngineProduct } from '../engine';
import { gatewayForTests } from '../testing/gatewayForTests';

const gateway = gatewayForTests();

/** A shop whose engine has one cart. Counts how often its products are read. */
function aShop() {
  const lines: EngineLine[] = [];
  const sums = { subtotal: 0, discount: 0, shipping: 0, tax: 0, total: 0, promotions: [], shippingOptionId: null };
  const cart = async () =>
    ({ id: 'cart', lines: lines.map((line) => ({ ...line })), ...sums }) as unknown as EngineCart;
  let reads = 0;
  const engine = {
    async findProducts(skus: string[]) {
      if (skus.length > 0) reads += 1;
      return skus.map(
        (sku) => ({ sku, variantId: sku, title: sku, price: 100, stock: 9, plans: [] }) as unknown as EngineProduct,
      );
    },
    createCart: cart,
    readCart: cart,
    addLine(_: string, { variantId, quantity }: { variantId: string; quantity: number }) {
      lines.push({
        id: variantId,
        sku: variantId,
        title: variantId,
        quantity,
        unitPrice: 100,
        listPrice: 100,
        total: 100 * quantity,
        imageUrl: '',
        parent: null,
      });
      return cart();
    },
    setQuantity(_: string, id: string, quantity: number) {
      Object.assign(lines.find((line) => line.id === id) ?? {}, { quantity });
      return cart();
    },
  };
  const readsOf = async (work: () => Promise<unknown>) => {
    reads = 0;
    await work();
    return reads;
  };
  return { visitor: aVisitor(createGateway({ gateway, engine: engine as unknown as Engine })), readsOf };
}

test('a change of the cart reads its products once [DEC-Q462]', async () => {
  const { visitor, readsOf } = aShop();
  expect(await readsOf(() => visitor.add('PAPER'))).toBe(1);
  expect(
    await readsOf(() =>
      visitor.addAll([
        { itemId: 'PEN', qty: 1 },
        { itemId: 'PAPER', qty: 1 },
      ]),
    ),
  ).toBe(1);
  const increases = ['PAPER', 'PEN'].map((cartItemId) => ({ cartItemId, qty: 5 }));
  expect(await readsOf(() => visitor.update(increases))).toBe(1);
  const { items } = await visitor.read();
  expect(items?.map(({ itemId, qty }) => [itemId, qty])).toEqual([
    ['PAPER', 5],
    ['PEN', 5],
  ]);
});
