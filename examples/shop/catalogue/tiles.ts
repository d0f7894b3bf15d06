import type { ProductTileBody } from '../../../src/core/products/contract/productTile';
import type { Account } from '../accounts/session';
import { refusalOf } from '../cart/adding/refusalOf';
import type { Reader } from '../database/open';
import type { Product } from '../database/schema';
import type { Language } from '../pages/platform/language';
import { findBySku } from './findBySku';
import { lastOrdered } from './lastOrdered';
import { bestSellers } from './related';
import { restrictionType, tileBody } from './tileBody';

/** How many alternatives are displayed for a product that cannot be bought. */
const alternativesShown = 4;

/** Products as tiles display them to a customer, with alternatives; in a row of best sellers without badges. */
export async function tilesOf(
  reader: Reader,
  account: Account | null,
  products: Product[],
  language: Language,
  { hasBadges = true } = {},
): Promise<ProductTileBody[]> {
  const ordered = await lastOrdered(
    reader,
    account,
    products.map(({ sku }) => sku),
  );
  const tiles: ProductTileBody[] = [];
  for (const product of products) {
    const isRestricted = restrictionType(product, refusalOf(product, account)) !== undefined;
    const alternatives = isRestricted ? await alternativesOf(reader, product) : [];
    tiles.push(tileBody(product, { account, lastOrderedDate: ordered.get(product.sku), alternatives, language }));
  }
  return hasBadges ? tiles : tiles.map(({ badgeDetails: _, ...tile }) => tile);
}

/** The alternatives to a product: the one that the shop has named, otherwise the best sellers of the same category. */
async function alternativesOf(reader: Reader, product: Product): Promise<Product[]> {
  return product.substituteSku
    ? findBySku(reader, [product.substituteSku])
    : bestSellers(reader, alternativesShown, [product.sku], [product.subcategory]);
}
