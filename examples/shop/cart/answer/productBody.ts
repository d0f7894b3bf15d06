import type * as v from 'valibot';
import type { ProductBody } from '../../../../src/core/cart/contract/lineItem';
import type { View } from '../../catalogue/pictures/views';
import { findSubcategory } from '../../catalogue/subcategories';
import type { Product } from '../../database/schema';

export function productPath(sku: string): string {
  return `/webapp/product/${encodeURIComponent(sku)}`;
}

export function picturePath({ sku }: Pick<Product, 'sku'>, size: 180 | 360 = 180, view: View = 'front'): string {
  return `/pictures/${encodeURIComponent(sku)}.svg?size=${size}${view === 'front' ? '' : `&view=${view}`}`;
}

export function subcategoryPicturePath(slug: string, size: 180 | 360 = 180): string {
  return `/pictures/${slug}.svg?size=${size}`;
}

/** A product in the wire format [CART-ENT-009]. */
export function productBody(product: Product) {
  const shelf = findSubcategory(product.subcategory);
  return {
    name: product.name,
    partNumber: product.sku,
    ...(product.brand && { brandName: product.brand }),
    url: productPath(product.sku),
    images: { standard: picturePath(product) },
    hierarchy: { category: shelf?.category ?? '', subCategory: shelf?.name ?? '' },
    omsBaseCategory: shelf?.category ?? '',
    baseCategory: shelf?.name ?? '',
    catalogGroupId: product.subcategory,
    productTypeName: product.productType ?? '',
    comingSoon: product.isComingSoon,
    preOrder: product.isPreOrder,
    inStoreOnlyProduct: product.isInStoreOnly,
    bopisEligible: product.isPickupEligible,
    seePriceInCart: product.hasPriceInCartOnly,
  } satisfies v.InferOutput<typeof ProductBody>;
}
