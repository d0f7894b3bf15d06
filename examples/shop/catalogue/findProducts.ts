import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';

export const sorts = {
  popular: { name: 'Featured', by: [desc(products.timesOrdered)] },
  price: { name: 'Price: low to high', by: [sql`${products.listPrice} asc nulls last`] },
  'price-desc': { name: 'Price: high to low', by: [sql`${products.listPrice} desc nulls last`] },
  name: { name: 'Name: A to Z', by: [asc(products.name)] },
} as const;

export type Sort = keyof typeof sorts;
export type ProductQuery = { subcategory?: string; search?: string; sort: Sort; page: number };
export type ProductPage = { products: Product[]; total: number; page: number; pages: number };

const perPage = 24;

export function isSort(value: string | undefined): value is Sort {
  return value !== undefined && Object.hasOwn(sorts, value);
}

export async function findProduct(reader: Reader, sku: string): Promise<Product | undefined> {
  const [product] = await reader.select().from(products).where(eq(products.sku, sku));
  return product;
}

/** One page of a category or of a search. Every word of a search must occur in the name, the brand or the SKU. */
export async function findProducts(reader: Reader, query: ProductQuery): Promise<ProductPage> {
  const terms = (query.search ?? '')
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, 8);
  const where = and(
    isNull(products.refusal),
    query.subcategory ? eq(products.subcategory, query.subcategory) : undefined,
    ...terms.map((term) =>
      or(...[products.name, products.brand, products.sku].map((column) => ilike(column, `%${literal(term)}%`))),
    ),
  );
  const [counted] = await reader.select({ total: sql<number>`count(*)::int` }).from(products).where(where);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, query.page), pages);
  const found = await reader
    .select()
    .from(products)
    .where(where)
    .orderBy(...sorts[query.sort].by, products.sku)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { products: found, total, page, pages };
}

/** Escapes pattern characters in a customer's word. */
function literal(term: string): string {
  return term.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/[\p{Cc}\p{Cs}]/gu, '');
}
