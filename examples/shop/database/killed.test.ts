import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createShop } from '../createShop';
import { aBuyer, movedTo, order } from '../testing/aBuyer';
import { itemOf, shopAt } from '../testing/aVisitor';
import { readBooks, stockBefore } from '../testing/books';
import { seededDump } from '../testing/seededDump';
import { type ShopProcess, startShop } from '../testing/shopProcess';
import { temporaryFolders } from '../testing/temporaryFolders';
import { openEmbedded } from './open';

const [paper, pens] = ['OFF-PA-10000061', 'OFF-AR-10000122'];
const gathered = [paper, pens].map((itemId) => ({ itemId, qty: 2 }));
const aFolder = temporaryFolders();

const processes: ShopProcess[] = [];
function start(folder: string): ShopProcess {
  const shop = startShop({ SHOP_DATA: folder });
  processes.push(shop);
  return shop;
}
afterAll(() => Promise.all(processes.map((it) => it.kill('SIGKILL'))));

test('the folder of a shop killed during a burst of orders opens again, and its books are correct', async () => {
  const folder = aFolder();
  const seeded = await openEmbedded(folder, await seededDump());
  const before = (await readBooks(seeded.database)).stock;
  await seeded.close();
  const first = start(folder);
  const at = shopAt(await first.url);
  const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(at, gathered)));

  let confirmed = 0;
  const killAfterSome = (number: string | undefined) => {
    confirmed += 1;
    if (confirmed === 4) void first.kill('SIGKILL');
    return number;
  };
  const numbers = await Promise.all(buyers.map((buyer) => order(buyer).then(killAfterSome, () => undefined)));
  await first.ended;
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(String(first.pid));

  const { database, close } = await openEmbedded(folder);
  const restarted = createShop({ database });
  for (const [index, buyer] of buyers.entries()) {
    const again = movedTo(restarted, buyer);
    const cart = await again.read();
    if (numbers[index] !== undefined) expect(cart.items).toEqual([]);
    else if (cart.items?.length) expect([itemOf(cart, paper).qty, itemOf(cart, pens).qty]).toEqual([2, 2]);
    await order(again);
  }
  const books = await readBooks(database);
  await close();

  expect(Object.keys(books.orders)).toHaveLength(buyers.length);
  expect(Object.keys(books.orders)).toEqual(expect.arrayContaining(numbers.filter((it) => it !== undefined)));
  for (const lines of Object.values(books.orders)) expect(lines).toEqual(gathered.map((it) => `2 ${it.itemId}`));
  expect(stockBefore(books)).toEqual(before);
});

test('a data folder opens after the process that was creating it is killed', async () => {
  const folder = aFolder();
  const first = start(folder);
  const isBegun = () => [`${folder}.draft`, folder].some((directory) => existsSync(join(directory, 'PG_VERSION')));
  await expect.poll(isBegun, { timeout: 180_000, interval: 5 }).toBe(true);
  await first.kill('SIGKILL');

  const { close } = await openEmbedded(folder);
  await close();
});
