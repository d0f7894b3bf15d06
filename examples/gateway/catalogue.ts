import { unitPrice } from '../shop/cart/price';
import type { Product } from '../shop/database/schema';
import { specialProducts } from '../shop/database/specialProducts';
import { productsOfSuperstore } from '../shop/database/superstore/productsOfSuperstore';
import { readSuperstore } from '../shop/database/superstore/readSuperstore';

/** What of a special product every engine can express: its stock, and the limits that this gateway enforces. */
const expressible = ['stock', 'maxPerLine', 'maxPerCart'] as const;

export type CatalogueProduct = Pick<
  Product,
  'sku' | 'name' | 'brand' | 'subcategory' | (typeof expressible)[number]
> & {
  /** cents */
  listPrice: number;
  /** cents: the list price, less the sale */
  price: number;
};

/** The products that an engine is filled with: the expressible special ones, and the best sellers of the shop. */
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
    .flatMap(toCatalogueProduct);
}

function toCatalogueProduct(product: Product): CatalogueProduct[] {
  const { sku, name, brand, subcategory, stock, maxPerLine, maxPerCart, listPrice } = product;
  const price = unitPrice(product);
  if (listPrice === null || price === undefined) return [];
  return [{ sku, name, brand, subcategory, stock, maxPerLine, maxPerCart, listPrice, price }];
}
