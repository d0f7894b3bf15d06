import * as v from '../../../schema';
import { Amount, Count, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** A product that may stand in the place of another: its bare SKU, or an object with it. */
export type AlternativeBody = string | { itemId: string };

const isAlternative = (value: unknown) =>
  typeof value === 'string' || typeof (value as { itemId?: unknown } | null)?.itemId === 'string';

/** Why a product can not be had as it is, and what may be had in its place [TILE-021]. */
export const RestrictionBody = v.object({
  type: v.nullish(v.picklist(['FULLHARDSUB', 'PARTIALHARDSUB', 'DISCONTINUED', 'OUTOFSTOCK'])),
  altProducts: v.nullish(v.array(v.custom<AlternativeBody>(isAlternative, 'a SKU, or a product with its itemId'))),
  alternateItemURL: Text,
  limitedQtyTxt: Text,
});

/** The fields of a tile, for answers that say more of each product. */
export const productTileEntries = {
  itemId: v.string(),
  resolvedItemId: Text,
  cId: Text,
  title: Text,
  url: Text,
  image: TextOrList,
  price: TextOrNumber,
  priceValue: Amount,
  originalPrice: TextOrNumber,
  units: Text,
  unitsNum: TextOrNumber,
  rating: TextOrNumber,
  ratingCount: Count,
  reviewDetails: v.nullish(v.object({ rating: TextOrNumber, reviewCount: Count })),
  badgeDetails: v.nullish(v.object({ productBadge: Text })),
  ctaText: Text,
  restrictionDetails: v.nullish(RestrictionBody),
  quantityLimit: Count,
  isOutOfStock: Flag,
  bopisEligible: Flag,
  isSKUSET: Flag,
  isCustomSKU: Flag,
  customSkuCode: Text,
  isSSPT: Flag,
  isColorSwatch: Flag,
  impBeacon: TextOrList,
  clickBeacon: TextOrList,
  actionLabel: Text,
  lastOrderedDate: Text,
  isSurchargeSub: Flag,
  surchgOrgItemId: Text,
  altFactor: TextOrNumber,
  comingSoon: Flag,
  preOrder: Flag,
  inStoreOnlyProduct: Flag,
  seePriceInCart: Flag,
  buyNowEligible: Flag,
  /** Its tile offers to become a customer of the business shop [TILE-032]. */
  becomeCustomer: Flag,
};

/**
 * One product as a tile shows it [TILE-020]. `price` and `originalPrice` are the shop's own wording, `priceValue` is the
 * amount. The flags of a product that a cart line carries may come along; dates are ISO 8601.
 */
export const ProductTileBody = v.object(productTileEntries);

/** Answer of the tile call: the products that the shop knows of those asked for, in any order [TILE-033]. */
export const ProductTilesBody = v.array(ProductTileBody);

/** What the tile call is asked [TILE-033]. */
export type ProductTilesRequest = {
  serviceContext: object;
  query: { skus: string[]; inputs: Record<string, unknown> };
};

export type ProductTileBody = v.InferOutput<typeof ProductTileBody>;
export type RestrictionBody = v.InferOutput<typeof RestrictionBody>;
