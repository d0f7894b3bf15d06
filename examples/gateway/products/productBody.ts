import type { ProductBody } from '../../../src/core/cart/contract/lineItem';
import { productPath } from '../../shop/cart/answer/productBody';
import { findSubcategory } from '../../shop/catalogue/subcategories';
import type { EngineLine, EngineProduct } from '../engine';

/** A product of the engine, in the wire format [CART-ENT-009]. */
export function productBody({ sku, title, brand, category, imageUrl }: EngineProduct): ProductBody {
  const shelf = findSubcategory(category);
  return {
    name: title,
    partNumber: sku,
    brandName: brand,
    url: productPath(sku),
    images: { standard: imageUrl },
    baseCategory: shelf?.name ?? category,
    omsBaseCategory: shelf?.category ?? '',
    catalogGroupId: category,
  };
}

/** The product of a line that the engine no longer sells, as the line remembers it. */
export function lineProductBody({ sku, title, imageUrl }: EngineLine): ProductBody {
  return { name: title, partNumber: sku, url: productPath(sku), images: { standard: imageUrl } };
}
