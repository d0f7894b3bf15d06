import { and, count, desc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { LandingFilters } from '../../../src/core/content/rules/landingFilters';
import type { Reader } from '../database/open';
import { type Product, products } from '../database/schema';
import { subcategories } from './subcategories';

/** A shelf of a landing page. */
export type LandingSection = { title: string; products: Product[] };

export type LandingChoice = { value: string; name: string; count: number };

/** What fits the filters, by category, and what else may be chosen. */
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

/** What a landing page may be about beside brands and categories, by the value in its address. */
const promos: { value: string; name: string; where: SQL }[] = [
  { value: 'SALE', name: 'On sale', where: gt(products.salePercent, 0) },
  { value: 'BEST', name: 'Best sellers', where: gte(products.timesOrdered, soldOften) },
];

const categoryNames = [...new Set(subcategories.map(({ category }) => category))];

const slugsOf = (categories: readonly string[]) =>
  subcategories.filter(({ category }) => categories.includes(category)).map(({ slug }) => slug);

/** Brands beyond any shop's number come from nobody who has pressed a filter. */
const most = 50;

type Part = 'brands' | 'categories' | 'promo';

/** What the filters leave; each part can be left out, to count what choosing in it would bring. */
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

/** A landing page by its filters; one that nobody knows leaves nothing. */
export async function findLanding(reader: Reader, filters: LandingFilters): Promise<FoundLanding> {
  const sections: LandingSection[] = [];
  let total = 0;
  for (const [title, n] of await countByCategory(reader, left(filters))) {
    total += n;
    const where = and(left(filters), inArray(products.subcategory, slugsOf([title])));
    sections.push({
      title,
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
    categories: categories.map(([name, n]) => ({ value: name, name, count: n })),
    promos: await offeredPromos(reader, left(filters, 'promo')),
  };
}

/** In the order of the shop's departments. */
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
    // a comma stands between the values of an address
    .where(and(where, sql`${products.brand} not like '%,%'`))
    .groupBy(products.brand)
    .orderBy(desc(count()), products.brand)
    .limit(brandsOffered);
  return rows.map(({ brand, n }) => ({ value: brand, name: brand, count: n }));
}

async function offeredPromos(reader: Reader, where: SQL | undefined): Promise<LandingChoice[]> {
  const counted: LandingChoice[] = [];
  for (const { value, name, where: isOn } of promos) {
    const [row] = await reader.select({ n: count() }).from(products).where(and(where, isOn));
    if (row && row.n > 0) counted.push({ value, name, count: row.n });
  }
  return counted;
}
