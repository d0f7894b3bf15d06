import { expect, test } from 'vitest';
import { aVisitor } from '../../shop/testing/aVisitor';
import { createGateway } from '../createGateway';
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
