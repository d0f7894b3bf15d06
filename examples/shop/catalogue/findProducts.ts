import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';
import { countProducts, type Filters, matches, noFilters, unitPriceColumn } from './filters';

export const sorts = {
  popular: { name: 'Featured', by: [desc(products.timesOrdered)] },
  price: { name: 'Price: low to high', by: [sql`${unitPriceColumn} asc nulls last`] },
  'price-desc': { name: 'Price: high to low', by: [sql`${unitPriceColumn} desc nulls last`] },
  rating: { name: 'Top rated', by: [sql`${products.rating} desc nulls last`, desc(products.reviewCount)] },
  name: { name: 'Name: A to Z', by: [asc(products.name)] },
} as const;

export type Sort = keyof typeof sorts;
/** Which list of products: a category or the results of a search. */
export type ProductList = { subcategory?: string; search?: string };
export type ProductQuery = ProductList & { filters?: Filters; sort: Sort; page: number };
export type ProductPage = { products: Product[]; total: number; page: number; pages: number };

const perPage = 24;

export function isSort(value: string | undefined): value is Sort {
  return value !== undefined && Object.hasOwn(sorts, value);
}

export async function findProduct(reader: Reader, sku: string): Promise<Product | undefined> {
  const [product] = await reader.select().from(products).where(eq(products.sku, sku));
  return product;
}

/** The condition of a list. Every word of a search must occur in the name, the brand or the SKU. */
export function isListed({ subcategory, search = '' }: ProductList): SQL | undefined {
  const terms = search
    .split(/\s+/)
    .filter((term) => term !== '')
    .slice(0, 8);
  return and(
    isNull(products.refusal),
    subcategory ? eq(products.subcategory, subcategory) : undefined,
    ...terms.map((term) =>
      or(...[products.name, products.brand, products.sku].map((column) => ilike(column, `%${literal(term)}%`))),
    ),
  );
}

/** One page of a list. */
export async function findProducts(
  reader: Reader,
  { filters = noFilters, ...query }: ProductQuery,
): Promise<ProductPage> {
  const where = and(isListed(query), matches(filters));
  const total = await countProducts(reader, where);
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
