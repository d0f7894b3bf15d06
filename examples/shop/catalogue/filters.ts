import { and, count, desc, gt, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Reader } from '../database/open';
import { products } from '../database/schema';
import { ShortText } from '../http/readRequest';
import { findSubcategory } from './subcategories';

/** The filters that are either on or off, by their name in the URL. */
const switches = {
  pickup: sql`${products.isPickupEligible} and ${products.stock} > 0`,
  stock: sql`${products.stock} > 0`,
  sale: gt(products.salePercent, 0),
} as const satisfies Record<string, SQL>;

export type Switch = keyof typeof switches;

const switchNames = Object.keys(switches) as Switch[];

/** The lowest ratings to filter by, in stars. */
const ratings = [4, 3];

/** Filters of a list of products. Prices are in cents. */
export type Filters = {
  shelves: string[];
  brands: string[];
  min?: number;
  max?: number;
  rating?: number;
  switches: Switch[];
};

export const noFilters: Filters = { shelves: [], brands: [], switches: [] };

/** A value to filter by, and how many products the list then has. */
export type Offer<Value> = { value: Value; count: number };

export type Offers = {
  shelves: Offer<string>[];
  brands: Offer<string>[];
  ratings: Offer<number>[];
  switches: Offer<Switch>[];
};

/** More values than any customer ticks. */
const mostValues = 50;

/** The price of one unit, as `unitPrice` computes it. */
export const unitPriceColumn = sql`${products.listPrice} - ${products.listPrice} * ${products.salePercent} / 100`;

/** Reads the filters of a URL. Values that no filter has are ignored. */
export function readFilters(query: URLSearchParams): Filters {
  const texts = (name: string) =>
    query
      .getAll(name)
      .filter((text) => v.is(ShortText, text))
      .slice(0, mostValues);
  const rating = ratings.find((stars) => String(stars) === query.get('rating'));
  // a price range that is typed the other way round is the same range
  const [min, max] = inOrder(cents(query.get('min')), cents(query.get('max')));
  return {
    shelves: texts('department').filter(findSubcategory),
    brands: texts('brand'),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && { rating }),
    switches: switchNames.filter((name) => query.get(name) === 'yes'),
  };
}

const inOrder = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];

const mostDollars = 1_000_000;

function cents(typed: string | null): number | undefined {
  const dollars = Number(typed?.trim() || Number.NaN);
  return dollars >= 0 && dollars <= mostDollars ? Math.round(dollars * 100) : undefined;
}

type Part = 'shelves' | 'brands' | 'rating';

/** The condition of the filters. A part is left out to count what its other values would give. */
export function matches({ shelves, brands, min, max, rating, switches: on }: Filters, without?: Part): SQL | undefined {
  return and(
    without !== 'shelves' && shelves.length > 0 ? inArray(products.subcategory, shelves) : undefined,
    without !== 'brands' && brands.length > 0 ? inArray(products.brand, brands) : undefined,
    without !== 'rating' && rating !== undefined ? gte(products.rating, rating * 10) : undefined,
    min === undefined ? undefined : gte(unitPriceColumn, min),
    max === undefined ? undefined : lte(unitPriceColumn, max),
    ...on.map((name) => switches[name]),
  );
}

export async function countProducts(reader: Reader, condition: SQL | undefined): Promise<number> {
  const [counted] = await reader.select({ n: count() }).from(products).where(condition);
  return counted?.n ?? 0;
}

/** The values to filter a list by, each with the number of products that choosing it would show. */
export async function findOffers(reader: Reader, list: SQL | undefined, filters: Filters): Promise<Offers> {
  const where = (without?: Part) => and(list, matches(filters, without));
  const grouped = async (column: typeof products.brand | typeof products.subcategory, part: Part) =>
    reader
      .select({ value: column, count: count() })
      .from(products)
      .where(and(where(part), ne(column, '')))
      .groupBy(column)
      .orderBy(desc(count()), column);
  const counted = async <Value>(value: Value, condition: SQL | undefined): Promise<Offer<Value>> => ({
    value,
    count: await countProducts(reader, condition),
  });
  const offers: Offers = {
    shelves: await grouped(products.subcategory, 'shelves'),
    brands: await grouped(products.brand, 'brands'),
    ratings: [],
    switches: [],
  };
  for (const stars of ratings) {
    offers.ratings.push(await counted(stars, and(where('rating'), gte(products.rating, stars * 10))));
  }
  for (const name of switchNames) offers.switches.push(await counted(name, and(where(), switches[name])));
  return offers;
}
