import { slugOf } from '../../catalogue/subcategories';
import type { Product } from '../schema';
import { manufacturerOf } from './manufacturers';
import { listPriceCents, mostCommon, type SuperstoreRow } from './readSuperstore';
import { stableNumber } from './stableNumber';

const notCarriedOut = new Set(['bookcases', 'tables', 'copiers']);

/** A product without special attributes; prices in cents. */
export function plainProduct(facts: Pick<Product, 'sku' | 'name' | 'subcategory' | 'listPrice'>): Product {
  return {
    brand: manufacturerOf(facts.name),
    kind: 'PRODUCT',
    salePercent: 0,
    stock: 1000,
    timesOrdered: 0,
    rating: null,
    reviewCount: 0,
    maxPerLine: null,
    maxPerCart: null,
    maxPerCustomer: null,
    refusal: null,
    businessRefusal: null,
    productType: null,
    isComingSoon: false,
    isPreOrder: false,
    isInStoreOnly: false,
    isPickupEligible: false,
    hasPriceInCartOnly: false,
    surchargeSplit: null,
    surchargeFee: 0,
    handlingFee: 0,
    substituteSku: null,
    coversSubcategories: null,
    bundleOf: null,
    trouble: null,
    ...facts,
  };
}

/**
 * The products of the data. Some ids have two names: the product is the one that was ordered more often, and its price
 * is its most frequent list price.
 */
export function productsOfSuperstore(rows: SuperstoreRow[]): Product[] {
  return [...groupBySku(rows)].map(([sku, ordered]) => toProduct(sku, ordered));
}

function groupBySku(rows: SuperstoreRow[]): Map<string, SuperstoreRow[]> {
  const groups = new Map<string, SuperstoreRow[]>();
  for (const row of rows) {
    const group = groups.get(row['Product ID']);
    if (group) group.push(row);
    else groups.set(row['Product ID'], [row]);
  }
  return groups;
}

function toProduct(sku: string, ordered: SuperstoreRow[]): Product {
  const name = mostCommon(ordered.map((row) => row['Product Name'])) ?? sku;
  const named = ordered.filter((row) => row['Product Name'] === name);
  const subcategory = slugOf(named[0]?.['Sub-Category'] ?? '');
  const chance = stableNumber(sku);
  return {
    ...plainProduct({ sku, name, subcategory, listPrice: mostCommon(named.map(listPriceCents)) ?? null }),
    stock: 40 + (chance % 160),
    salePercent: chance % 11 === 0 ? 15 : chance % 13 === 0 ? 10 : 0,
    timesOrdered: ordered.length,
    ...reviewsOf(chance),
    isPickupEligible: !notCarriedOut.has(subcategory),
    handlingFee: notCarriedOut.has(subcategory) ? 995 : 0,
  };
}

/** The data has no reviews. One product in five stays without; the others have 3 to 4.9 stars. */
function reviewsOf(chance: number): Pick<Product, 'rating' | 'reviewCount'> {
  return chance % 5 === 0
    ? { rating: null, reviewCount: 0 }
    : { rating: 30 + (chance % 20), reviewCount: 1 + (chance % 89) };
}
