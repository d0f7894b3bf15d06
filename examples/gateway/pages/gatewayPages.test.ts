import { expect, test } from 'vitest';
import { aVisitor } from '../../shop/testing/aVisitor';
import { createGateway } from '../createGateway';
import type { Engine } from '../engine';
import { gatewayForTests } from '../testing/gatewayForTests';

const gateway = gatewayForTests();

test.each([
  ['/?page=99999999999999999999', { offset: 239_976 }],
  ['/?page=-1', { offset: 0 }],
  ['/?page=two', { offset: 0 }],
  ['/webapp/search?q=pa%00per%0A', { offset: 0, search: 'paper' }],
  [`/webapp/search?q=${'a'.repeat(5000)}`, { offset: 0, search: 'a'.repeat(100) }],
])('the engine is asked for a page that it can have: %.40s [DEC-Q652]', async (path, expected) => {
  const queries: object[] = [];
  const listProducts = async (query: object) => {
    queries.push(query);
    return { products: [], total: 0 };
  };
  const answer = await aVisitor(createGateway({ gateway, engine: { listProducts } as unknown as Engine })).send(path);
  expect(answer.status).toBe(200);
  expect(queries).toEqual([{ limit: 24, ...expected }]);
});
