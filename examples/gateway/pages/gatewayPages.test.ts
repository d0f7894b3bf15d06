import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aVisitor } from '../../shop/testing/aVisitor';
import { createGateway } from '../createGateway';
import { orders, visits } from '../database/schema';
import type { Engine } from '../engine';
import { gatewayForTests } from '../testing/gatewayForTests';

const gateway = gatewayForTests();

/** A visitor of a shop without products, and the queries that its engine receives. */
function inEmptyCatalogue() {
  const queries: object[] = [];
  const listProducts = async (query: object) => {
    queries.push(query);
    return { products: [], total: 0 };
  };
  const visitor = aVisitor(createGateway({ gateway, engine: { listProducts } as unknown as Engine }));
  return { visitor, queries };
}

test.each([
  ['/?page=99999999999999999999', { offset: 239_976 }],
  ['/?page=-1', { offset: 0 }],
  ['/?page=two', { offset: 0 }],
  ['/webapp/search?q=pa%00per%0A', { offset: 0, search: 'paper' }],
  [`/webapp/search?q=${'a'.repeat(5000)}`, { offset: 0, search: 'a'.repeat(100) }],
  [`/webapp/search?q=a${encodeURIComponent('😀'.repeat(100))}`, { offset: 0, search: `a${'😀'.repeat(99)}` }],
  ['/webapp/search?q=', { offset: 0 }],
])('the engine is asked for a page that it can have: %.40s [DEC-Q652]', async (path, expected) => {
  const { visitor, queries } = inEmptyCatalogue();
  expect((await visitor.send(path)).status).toBe(200);
  expect(queries).toEqual([{ limit: 24, ...expected }]);
});

test('a search for control characters only has no results [DEC-Q652]', async () => {
  const { visitor, queries } = inEmptyCatalogue();
  const answer = await visitor.send('/webapp/search?q=%00');
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('0 products')]);
  expect(queries).toEqual([]);
});

test.each([
  ['a plan', { relation: 'WARRANTY', price: 1_000 }, 'Sold with a product that it covers.'],
  ['a product without a price', { relation: null, price: null }, 'Price not available'],
])('the page of %s has no bar to buy', async (_, facts, text) => {
  const product = {
    sku: 'A-1',
    title: 'A',
    brand: 'B',
    stock: 5,
    maxPerCart: null,
    listPrice: null,
    plans: [],
    ...facts,
  };
  const findProducts = async (skus: string[]) => (skus.length > 0 ? [product] : []);
  const visitor = aVisitor(createGateway({ gateway, engine: { findProducts } as unknown as Engine }));
  const page = await visitor.page('/webapp/product/A-1');
  expect(page).toContain(text);
  expect(page).not.toContain('buy-bar');
});

test('a page of orders above the last one is the last one', async () => {
  const { visitor } = inEmptyCatalogue();
  expect(await visitor.page('/webapp/orders?page=99')).toContain('You have no orders yet.');
  const [visit] = await gateway.database.select().from(visits).orderBy(desc(visits.expiresAt));
  const ids = {
    cartId: 'cart',
    cartEngineId: 'engine-cart',
    visitId: visit?.id ?? '',
    key: 'key',
    requestHash: 'hash',
  };
  const sent = { email: 'ada@shop.example', shipTo: '1 Main Street', total: 0, sums: null, lines: [] };
  await gateway.database.insert(orders).values({ ...ids, number: 'Q-7', sent: sent as never });
  const page = await visitor.page('/webapp/orders?page=99');
  expect(page).toContain('href="/webapp/orders/Q-7"');
  expect(page).not.toContain('You have no orders yet.');
});
