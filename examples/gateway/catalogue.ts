import { relationOf } from '../shop/cart/adding/parent';
import { unitPrice } from '../shop/cart/price';
import { addedProducts } from '../shop/database/addedProducts';
import type { Product } from '../shop/database/schema';
import { specialProducts } from '../shop/database/specialProducts';
import { productsOfSuperstore } from '../shop/database/superstore/productsOfSuperstore';
import { readSuperstore } from '../shop/database/superstore/readSuperstore';
import type { EngineParent } from './engine';

/** What of a special product every engine can express: its stock, and the limits that this gateway enforces. */
const expressible = ['stock', 'maxPerLine', 'maxPerCart'] as const;

export type CatalogueProduct = Pick<
  Product,
  'sku' | 'name' | 'brand' | 'subcategory' | (typeof expressible)[number]
> & {
  /** the SKUs of the plans and services that cover it, the cheapest first */
  plans: string[];
  /** what a plan or a service is to the product that it is bought with */
  relation: EngineParent['relation'] | null;
  /** cents */
  listPrice: number;
  /** cents: the list price, less the sale */
  price: number;
};

const plans = addedProducts
  .filter(({ coversSubcategories }) => coversSubcategories)
  .sort((a, b) => (a.listPrice ?? 0) - (b.listPrice ?? 0));

/**
 * The products that an engine is filled with: the expressible special ones, and the best sellers of the shop. Beside
 * them, the plans and services that cover them.
 */
export function catalogue(size: number): CatalogueProduct[] {
  const special = new Map(specialProducts.map(({ sku, is }) => [sku, is ?? {}]));
  const isExpressible = ({ sku }: Product) =>
    Object.keys(special.get(sku) ?? {}).every((field) => expressible.some((it) => it === field));
  const rank = ({ sku, timesOrdered }: Product) => (special.has(sku) ? Infinity : timesOrdered);
  return productsOfSuperstore(readSuperstore())
    .filter(isExpressible)
    .map((product) => ({ ...product, ...special.get(product.sku) }))
    .sort((a, b) => rank(b) - rank(a) || (a.sku < b.sku ? -1 : 1))
    .slice(0, size)
    .concat(plans)
    .flatMap(toCatalogueProduct);
}

function toCatalogueProduct(product: Product): CatalogueProduct[] {
  const { sku, name, brand, subcategory, stock, maxPerLine, maxPerCart, listPrice, kind } = product;
  const price = unitPrice(product);
  if (listPrice === null || price === undefined) return [];
  const covering = plans.filter(({ coversSubcategories }) => coversSubcategories?.includes(subcategory));
  const facts = {
    plans: covering.map((plan) => plan.sku),
    relation: relationOf(kind),
  };
  return [{ sku, name, brand, subcategory, stock, maxPerLine, maxPerCart, listPrice, price, ...facts }];
}
