import { and, count, desc, eq, gt, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { LandingFilters } from '../../../src/core/content/rules/landing';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';
import type { Say, Text } from '../languages/say';
import { subcategories } from './subcategories';

/** A section of a landing page. */
export type LandingSection = { title: string; products: Product[] };

export type LandingChoice = { value: string; name: string; count: number };

/** The products that match the filters, by category, and the other available filters. */
export type FoundLanding = {
  sections: LandingSection[];
  total: number;
  brands: LandingChoice[];
  categories: LandingChoice[];
  promos: LandingChoice[];
};

const perCategory = 8;
const brandsOffered = 24;
const soldOften = 12;

/** The promotions that a landing page may filter by besides brands and categories, by their value in the URL. */
const promos: { value: string; name: Text; where: SQL }[] = [
  { value: 'SALE', name: 'On sale', where: gt(products.salePercent, 0) },
  { value: 'BEST', name: 'Best sellers', where: gte(products.timesOrdered, soldOften) },
];

const categoryNames = [...new Set(subcategories.map(({ category }) => category))];

const slugsOf = (categories: readonly string[]) =>
  subcategories.filter(({ category }) => categories.includes(category)).map(({ slug }) => slug);

/** The limit of filter values. More than any shop has cannot be the result of clicks. */
const most = 50;

type Part = 'brands' | 'categories' | 'promo';

/** The condition of the filters. Each part can be left out, to count the results of choosing another value in it. */
function left({ brands, categories, bopis, promo }: LandingFilters, without?: Part): SQL | undefined {
  return and(
    isNull(products.refusal),
    eq(products.kind, 'PRODUCT'),
    bopis ? eq(products.isPickupEligible, true) : undefined,
    without !== 'brands' && brands.length > 0 ? inArray(products.brand, brands.slice(0, most)) : undefined,
    without !== 'categories' && categories.length > 0 ? inArray(products.subcategory, slugsOf(categories)) : undefined,
    without !== 'promo' && promo !== undefined ? (promoOf(promo) ?? sql`false`) : undefined,
  );
}

const promoOf = (value: string) => promos.find((promo) => promo.value === value)?.where;

/** Finds a landing page by its filters, with its names in a language. Unknown values match nothing. */
export async function findLanding(reader: Reader, filters: LandingFilters, say: Say): Promise<FoundLanding> {
  const sections: LandingSection[] = [];
  let total = 0;
  for (const [title, n] of await countByCategory(reader, left(filters))) {
    total += n;
    const where = and(left(filters), inArray(products.subcategory, slugsOf([title])));
    sections.push({
      title: say(title as Text),
      products: await reader
        .select()
        .from(products)
        .where(where)
        .orderBy(desc(products.timesOrdered), products.sku)
        .limit(perCategory),
    });
  }
  const categories = await countByCategory(reader, left(filters, 'categories'));
  return {
    sections,
    total,
    brands: await offeredBrands(reader, left(filters, 'brands')),
    categories: categories.map(([name, n]) => ({ value: name, name: say(name as Text), count: n })),
    promos: await offeredPromos(reader, left(filters, 'promo'), say),
  };
}

/** Counts by category, in the order of the shop's departments. */
async function countByCategory(reader: Reader, where: SQL | undefined): Promise<[category: string, count: number][]> {
  const rows = await reader
    .select({ slug: products.subcategory, n: count() })
    .from(products)
    .where(where)
    .groupBy(products.subcategory);
  const sum = (category: string) =>
    rows.reduce((total, { slug, n }) => total + (slugsOf([category]).includes(slug) ? n : 0), 0);
  return categoryNames.map((category): [string, number] => [category, sum(category)]).filter(([, n]) => n > 0);
}

async function offeredBrands(reader: Reader, where: SQL | undefined): Promise<LandingChoice[]> {
  const rows = await reader
    .select({ brand: products.brand, n: count() })
    .from(products)
    .where(and(where, ne(products.brand, '')))
    .groupBy(products.brand)
    .orderBy(desc(count()), products.brand)
    .limit(brandsOffered);
  return rows.map(({ brand, n }) => ({ value: brand, name: brand, count: n }));
}

async function offeredPromos(reader: Reader, where: SQL | undefined, say: Say): Promise<LandingChoice[]> {
  const counted: LandingChoice[] = [];
  for (const { value, name, where: isOn } of promos) {
    const [row] = await reader.select({ n: count() }).from(products).where(and(where, isOn));
    if (row && row.n > 0) counted.push({ value, name: say(name), count: row.n });
  }
  return counted;
}
