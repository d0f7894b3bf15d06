import { expect, test } from 'vitest';
import { itemOf } from '../testing/aVisitor';
import { planContract } from '../testing/contracts/planContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

planContract(() => open.shop);

test('a bundle has one price, and its parts change and are deleted only with it', async () => {
  const cart = await open.visitor.add('BUNDLE-DESK-STARTER', 2);
  const bundle = itemOf(cart, 'BUNDLE-DESK-STARTER');
  const part = itemOf(cart, 'OFF-AR-10000246');
  expect(part).toMatchObject({
    qty: 4,
    parentRelationType: 'BUNDLE',
    itemAttributes: { partBundle: true, partBundleId: 'BUNDLE-DESK-STARTER' },
  });
  expect(cart.cartSummary).toMatchObject({ cartSubTotal: '19.98', numberOfItems: 2 });

  const grown = await open.visitor.update([{ cartItemId: bundle.cartItemId ?? '', qty: 3 }]);
  expect(itemOf(grown, 'OFF-AR-10000246').qty).toBe(6);
  const alone = await open.visitor.send(`/cc/api/checkout/default/item/${part.cartItemId}`, { method: 'DELETE' });
  expect(alone.status).toBe(400);
  await open.visitor.remove(bundle.cartItemId ?? '');
  expect((await open.visitor.read()).items).toEqual([]);
});
