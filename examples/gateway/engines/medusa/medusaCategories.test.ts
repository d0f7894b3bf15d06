import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createMedusaEngine } from './createMedusaEngine';

/** A Medusa with so many categories and two products, one of which is a plan; it lists the queries. */
async function medusaWith(categories: number) {
  const queries: URLSearchParams[] = [];
  const categoryQueries: URLSearchParams[] = [];
  const variants = [{ id: 'variant', sku: 'SKU', manage_inventory: false, calculated_price: null }];
  const products = [{}, { relation: 'WARRANTY' }].map((metadata) => ({ title: 'Product', metadata, variants }));
  const answers: Record<string, (query: URLSearchParams) => object> = {
    '/store/regions': () => ({ regions: [{ id: 'us', currency_code: 'usd', countries: [] }] }),
    '/store/product-categories': (query) => {
      categoryQueries.push(query);
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const ids = Array.from({ length: categories }, (_, index) => ({ id: `category-${index}` }));
      return { product_categories: ids.slice(offset, offset + limit), count: categories };
    },
    '/store/products': (query) => {
      queries.push(query);
      return { products, count: 2 };
    },
  };
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://medusa.example');
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[pathname]?.(searchParams)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const engine = await createMedusaEngine({ baseUrl: `http://127.0.0.1:${port}`, publishableKey: 'key' });
  return { engine, queries, categoryQueries };
}

const namedIn = (query: URLSearchParams | undefined) =>
  [...(query?.keys() ?? [])].filter((name) => name.startsWith('category_id')).length;

test.each([
  [0, 0],
  [200, 200],
  [201, 201],
  [250, 250],
  [251, 0], // more than a URL holds: all products
])('a catalogue with %d categories names %d of them, and has no plans [DEC-Q583]', async (categories, named) => {
  const { engine, queries } = await medusaWith(categories);
  const { products } = await engine.listProducts({ offset: 0, limit: 24 });
  expect(products).toMatchObject([{ sku: 'SKU', relation: null }]);
  expect(queries.map(namedIn)).toEqual([named]);
});

test('of more categories than a URL holds, no further ones are read [DEC-Q583]', async () => {
  const { engine, categoryQueries } = await medusaWith(1000);
  await engine.listProducts({ offset: 0, limit: 24 });
  expect(categoryQueries.map((query) => [query.get('offset'), query.get('limit')])).toEqual([
    ['0', '200'],
    ['200', '51'],
  ]);
});
