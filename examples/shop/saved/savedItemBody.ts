import type { SavedItemBody } from '../../../src/core/saved/contract/savedItems';
import { amountsBody } from '../cart/answer/itemBody';
import { picturePath, productPath } from '../cart/answer/productBody';
import { arrival } from '../cart/delivery';
import { instantSaving, unitPrice } from '../cart/price';
import { findBySku } from '../catalogue/findBySku';
import type { TableReader } from '../database/open';
import type { SavedItemRow } from '../database/savedSchema';
import type { Product } from '../database/schema';
import { savedQty } from './savedItem';

/** What a saved item displays of its product. Amounts are in cents. */
export type SavedProduct = {
  sku: string;
  name: string;
  imageUrl: string;
  isSoldOut: boolean;
  price: Parameters<typeof amountsBody>[0] | null;
  /** the last day of its arrival, an ISO 8601 date */
  arrivesBy: string | null;
};

/** Saved items in the wire format [SFL-011]. One whose product is no longer sold is out of stock, without details. */
export function savedItemBodies(
  items: SavedItemRow[],
  products: readonly SavedProduct[],
  planNames: ReadonlyMap<string, string> = new Map(),
): SavedItemBody[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return items.map((item) => {
    const product = bySku.get(item.sku);
    return {
      sflId: item.id,
      itemId: item.sku,
      qty: savedQty(item),
      isItemOOS: product?.isSoldOut ?? true,
      itemDetails: product && detailsBody(item, product, planNames),
    };
  });
}

function detailsBody(item: SavedItemRow, product: SavedProduct, planNames: ReadonlyMap<string, string>) {
  const { sku, name, imageUrl, arrivesBy } = product;
  const price = product.price && amountsBody(product.price, savedQty(item));
  return {
    imageUrl,
    name,
    model: sku,
    itemUrl: productPath(sku),
    reviewCount: null, // the catalogue has no reviews
    reviewRating: null,
    priceInfo: price && {
      uom: 'Each',
      finalPrice: price.finalPrice,
      basePrice: price.basePrice,
      finalPricePerUnit: price.finalPricePerUnit,
    },
    deliveryDate: arrivesBy,
    relatedItems: item.plans.map(({ sku, qty, relation }) => ({
      itemId: sku,
      qty,
      relationType: relation,
      name: planNames.get(sku) ?? sku,
    })),
  };
}

/** Saved items of the reference shop, which has their products and plans in its tables. */
export async function savedBodiesOf(reader: TableReader, items: SavedItemRow[]): Promise<SavedItemBody[]> {
  const skus = items.flatMap(({ sku, plans }) => [sku, ...plans.map((plan) => plan.sku)]);
  const products = await findBySku(reader, skus);
  const names = new Map(products.map(({ sku, name }) => [sku, name]));
  return savedItemBodies(items, products.map(toSavedProduct), names);
}

function toSavedProduct(product: Product): SavedProduct {
  const unit = unitPrice(product);
  return {
    sku: product.sku,
    name: product.name,
    imageUrl: picturePath(product),
    isSoldOut: product.stock === 0,
    price: unit === undefined ? null : { unit, saving: instantSaving(product), handlingFee: product.handlingFee },
    arrivesBy: arrival({ deliveryType: 'STA' }, product, new Date())?.to ?? null,
  };
}
