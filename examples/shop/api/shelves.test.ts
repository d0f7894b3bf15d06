import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Reader } from '../database/open';
import { products, storeStock } from '../database/schema';
import { readShelves } from '../stores/shelves';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();
const paper = 'OFF-PA-10000061';
const store = '0008';

const put = (stock: number) => open.database.update(products).set({ stock }).where(eq(products.sku, paper));

const onShelf = async (reader: Reader = open.database) => (await readShelves(reader, [paper])).of(store, paper);

async function counter(): Promise<number | undefined> {
  const condition = and(eq(storeStock.storeNumber, store), eq(storeStock.sku, paper));
  const [row] = await open.database.select().from(storeStock).where(condition);
  return row?.stock;
}

async function pickUp(qty: number): Promise<void> {
  await open.visitor.add(paper, qty, { deliveryType: 'ISP', pickupStoreNumber: store });
  const form = { name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' };
  const sold = await open.visitor.checkOut(form);
  expect(sold.headers.get('location')).toContain('/webapp/order/');
}

/** A reader that runs `act` once, after its first result. */
function readerBeside(act: () => Promise<void>): Reader {
  let acted: Promise<void> | undefined;
  const read = async (table: typeof products, condition: ReturnType<typeof and>) => {
    const rows = await open.database.select().from(table).where(condition);
    acted ??= act();
    await acted;
    return rows;
  };
  const select = () => ({
    from: (table: typeof products) => ({ where: (condition: ReturnType<typeof and>) => read(table, condition) }),
  });
  return { select } as unknown as Reader;
}

test('a store’s stock depends only on its own sales, and never exceeds the stock of the shop', async () => {
  await put(1000);
  const full = await onShelf();
  expect(full).toBeGreaterThan(4);

  await put(3);
  expect(await onShelf()).toBe(3);
  await pickUp(2);
  expect(await onShelf()).toBe(1);
  expect(await counter()).toBe(full - 2);

  await put(1000); // stock that was sold elsewhere has been returned
  expect(await onShelf()).toBe(full - 2);
  await put(1);
  expect(await onShelf()).toBe(1);
});

test('a read of a store’s stock during a sale returns what is left', async () => {
  await put(1000);
  await open.database.delete(storeStock).where(eq(storeStock.sku, paper));
  const full = await onShelf();
  expect(await onShelf(readerBeside(() => pickUp(2)))).toBe(full - 2);
});
