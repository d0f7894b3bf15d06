import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Amount, Count, Flag, Text, TextOrList, TextOrNumber } from '../../platform/contract/scalar';

/** An alternative for another product: its bare SKU, or an object that contains it. */
export type AlternativeBody = string | { itemId: string };

const isAlternative = (value: unknown) =>
  typeof value === 'string' || typeof (value as { itemId?: unknown } | null)?.itemId === 'string';

/** Why a product is restricted, and which alternatives it has [TILE-021]. */
export const RestrictionBody = v.object({
  type: v.nullish(v.picklist(['FULLHARDSUB', 'PARTIALHARDSUB', 'DISCONTINUED', 'OUTOFSTOCK'])),
  altProducts: v.nullish(v.array(v.custom<AlternativeBody>(isAlternative, 'a SKU, or a product with its itemId'))),
  alternateItemURL: Text,
  limitedQtyTxt: Text,
});

/** The fields of a tile, reused in responses that add more fields to each product. */
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
  /** The codes of a cart line that would be refused, such as OFF_CONTRACT_ERROR [DEC-Q382]. */
  messages: v.nullish(v.array(MessageBody)),
  /** The tile offers to become a customer of the business shop [TILE-032]. */
  becomeCustomer: Flag,
};

/**
 * One product for a tile [TILE-020]. `price` and `originalPrice` are the shop's own wording; `priceValue` is the
 * amount. The product may also carry the flags of a cart line; dates are ISO 8601.
 */
export const ProductTileBody = v.object(productTileEntries);

/** Response of the tile endpoint: the requested products that the shop knows, in any order [TILE-033]. */
export const ProductTilesBody = v.array(ProductTileBody);

/** Body of the tile request [TILE-033]. */
export type ProductTilesRequest = {
  serviceContext: object;
  query: { skus: string[]; inputs: Record<string, unknown> };
};

export type ProductTileBody = v.InferOutput<typeof ProductTileBody>;
export type RestrictionBody = v.InferOutput<typeof RestrictionBody>;
