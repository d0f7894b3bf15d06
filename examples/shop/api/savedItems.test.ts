import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../database/schema';
import { readSaved, save, savedContract } from '../testing/contracts/savedContract';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const marker = 'OFF-AR-10000122';

savedContract(() => open.shop);

describe('saved items', () => {
  test('isItemOOS follows the current stock', async () => {
    await save(open.visitor, [{ itemId: marker, qty: 1 }]);
    const [product] = await open.database.select().from(products).where(eq(products.sku, marker));
    const setStock = (stock: number) => open.database.update(products).set({ stock }).where(eq(products.sku, marker));

    await setStock(0);
    expect((await readSaved(open.visitor)).sflItems[0]?.isItemOOS).toBe(true);
    await setStock(product?.stock ?? 1);
    expect((await readSaved(open.visitor)).sflItems[0]?.isItemOOS).toBe(false);
  });

  test('saved items of a business page require a signed-in buyer', async () => {
    expect((await open.visitor.send('/cc/api/sfl?tenantId=10051')).status).toBe(401);
  });
});

test('300 products are added with one request, and 300 saved items are read with one [SFL-008]', {
  timeout: 120_000,
}, async () => {
  const rows = await open.database
    .select({ itemId: products.sku })
    .from(products)
    .where(eq(products.kind, 'PRODUCT'))
    .limit(301);
  const items = rows.map(({ itemId }) => ({ itemId, qty: 1 }));
  expect((await open.visitor.addAll(items.slice(0, 300))).items).toHaveLength(300);
  await save(open.visitor, items.slice(0, 200));
  await save(open.visitor, items.slice(200));
  const first = await readSaved(open.visitor);
  expect([first.sflItems.length, first.totalItems]).toEqual([300, 301]);
  expect((await readSaved(open.visitor, 'mmx=true&page=2&size=300')).sflItems).toHaveLength(1);
});
