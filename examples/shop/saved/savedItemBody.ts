import { inArray } from 'drizzle-orm';
import type { SavedItemBody } from '../../../src/core/saved/contract/savedItems';
import { priceBody } from '../cart/answer/priceBody';
import { picturePath, productPath } from '../cart/answer/productBody';
import { arrival } from '../cart/delivery';
import type { Reader } from '../database/open';
import { products } from '../database/schema';
import { type SavedItem, savedQty } from './savedItem';

/** Saved items in the wire format [SFL-011]. The current stock determines whether one is sold out. */
export async function savedItemBodies(reader: Reader, items: SavedItem[]): Promise<SavedItemBody[]> {
  const names = await planNames(reader, items);
  return items.map((item) => toBody(item, names));
}

function toBody(item: SavedItem, planNames: Map<string, string>): SavedItemBody {
  const { product } = item;
  const qty = savedQty(item);
  const price = priceBody(product, qty);
  return {
    sflId: item.id,
    itemId: item.sku,
    qty,
    isItemOOS: product.stock === 0,
    itemDetails: {
      imageUrl: picturePath(product),
      name: product.name,
      model: product.sku,
      itemUrl: productPath(product.sku),
      reviewCount: null, // the catalogue has no reviews
      reviewRating: null,
      priceInfo: price && {
        uom: 'Each',
        finalPrice: price.finalPrice,
        basePrice: price.basePrice,
        finalPricePerUnit: price.finalPricePerUnit,
      },
      deliveryDate: arrival({ deliveryType: 'STA' }, product, new Date())?.to ?? null,
      relatedItems: item.plans.map(({ sku, qty: units, relation }) => ({
        itemId: sku,
        qty: units,
        relationType: relation,
        name: planNames.get(sku) ?? sku,
      })),
    },
  };
}

async function planNames(reader: Reader, items: SavedItem[]): Promise<Map<string, string>> {
  const skus = items.flatMap(({ plans }) => plans.map(({ sku }) => sku));
  if (skus.length === 0) return new Map();
  const rows = await reader.select().from(products).where(inArray(products.sku, skus));
  return new Map(rows.map(({ sku, name }) => [sku, name]));
}
