import type { QuantityBounds } from '../../cart/rules/quantityLimits';
import type { Money } from '../../platform/rules/money';

/** Why a product can not be had as it is [TILE-021]. */
export const RESTRICTION_TYPES = ['FULLHARDSUB', 'PARTIALHARDSUB', 'DISCONTINUED', 'OUTOFSTOCK'] as const;

export type RestrictionType = (typeof RESTRICTION_TYPES)[number];

/** What the button of a product does [TILE-022]. */
export const TILE_ACTIONS = [
  'addToCart',
  'subscribe',
  'expertsSuggest',
  'pickUpToday',
  'viewOnly',
  'customSkuset',
  'viewAlternate',
] as const;

export type TileAction = (typeof TILE_ACTIONS)[number];

/** The most of a product that one may have, where its tile says nothing of it [TILE-028]. */
export const TILE_QUANTITY_LIMIT = 9999;

/** `alternatives` are SKUs; `limitText` is the shop's own wording [TILE-021]. */
export type Restriction = {
  type?: RestrictionType;
  alternatives: string[];
  alternateUrl?: string;
  limitText?: string;
};

/** A product with all that a page shows of it before it is in a cart [TILE-020]. */
export type ProductTile = {
  sku: string;
  /** What is added in its place where the shop has resolved the SKU further. */
  resolvedSku?: string;
  customerSku?: string;
  name: string;
  url?: string;
  imageUrl?: string;
  /** The same picture at twice the size [TILE-036]. */
  largeImageUrl?: string;
  price?: Money;
  /** The shop's own wording, to be shown as it is where there is no amount. */
  priceText?: string;
  originalPrice?: Money;
  unit?: string;
  unitCount?: number;
  /** From 0 to 5. */
  rating?: number;
  reviewCount?: number;
  badge?: string;
  /** What stands on its button. */
  caption?: string;
  restriction?: Restriction;
  quantityLimit: number;
  isOutOfStock: boolean;
  isPickupEligible: boolean;
  isSkuSet: boolean;
  isCustomSku: boolean;
  customSkuCode?: string;
  isSspt: boolean;
  isColorSwatch: boolean;
  impressionBeacons: string[];
  clickBeacons: string[];
  action: TileAction;
  /** ISO 8601 */
  lastOrderedOn?: string;
  /** Set when it stands in for another product because of that one's surcharge. */
  surchargeSubstituteFor?: string;
  /** Its quantity moves by this. */
  increment: number;
  isComingSoon: boolean;
  isPreOrder: boolean;
  isInStoreOnly: boolean;
  hasPriceInCartOnly: boolean;
  /** Undefined where the shop leaves that to the cart. */
  isBuyNowEligible?: boolean;
  /** Who is no customer yet may become one here [TILE-032]. */
  isLeadOffered: boolean;
};

export type TileVerdict =
  | { canAdd: true }
  | { canAdd: false; reason: 'out-of-stock' | 'restricted' | 'coming-soon' | 'view-only' };

const ADDED: readonly TileAction[] = ['addToCart', 'subscribe', 'expertsSuggest', 'pickUpToday'];

/** May it join the cart from where it is shown? What is discontinued, or given in another's place only, may not [TILE-021]. */
export function checkTile(tile: ProductTile): TileVerdict {
  const type = tile.restriction?.type;
  if (tile.isComingSoon) return { canAdd: false, reason: 'coming-soon' };
  if (type === 'FULLHARDSUB' || type === 'DISCONTINUED') return { canAdd: false, reason: 'restricted' };
  if (tile.isOutOfStock || type === 'OUTOFSTOCK') return { canAdd: false, reason: 'out-of-stock' };
  return ADDED.includes(tile.action) ? { canAdd: true } : { canAdd: false, reason: 'view-only' };
}

/** What bounds the quantity of a product that is not in the cart yet; a set is had once at a time. */
export function productBounds({ isSkuSet, quantityLimit, increment }: ProductTile): QuantityBounds {
  return isSkuSet ? { limit: 1 } : { limit: quantityLimit, increment };
}

/** The same on a tile and in a row of a list or a table, where up to 9999 can be typed [TILE-028, TILE-031, DEC-001]. */
export function tileBounds(tile: ProductTile): QuantityBounds {
  return { ...productBounds(tile), cap: TILE_QUANTITY_LIMIT };
}
