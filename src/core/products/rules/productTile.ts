import type { QuantityBounds } from '../../cart/rules/quantity';
import type { Money } from '../../platform/rules/money';
import { canBuy, isHealthcareRefusal, type PermissionDetail } from '../../platform/rules/session/permissions';

/** Why a product is restricted [TILE-021]. */
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

/** The maximum quantity of a product if its tile does not specify one [TILE-028]. */
export const TILE_QUANTITY_LIMIT = 9999;

/** `alternatives` are SKUs; `limitText` is the shop's own wording [TILE-021]. */
export type Restriction = {
  type?: RestrictionType;
  alternatives: string[];
  alternateUrl?: string;
  limitText?: string;
};

/** A product as a page displays it before it is in a cart [TILE-020]. */
export type ProductTile = {
  sku: string;
  /** The SKU to add instead, if the shop has resolved the SKU further. */
  resolvedSku?: string;
  customerSku?: string;
  name: string;
  url?: string;
  imageUrl?: string;
  /** The same image at twice the size [TILE-036]. */
  largeImageUrl?: string;
  price?: Money;
  /** The shop's own wording, displayed unchanged if there is no amount. */
  priceText?: string;
  originalPrice?: Money;
  unit?: string;
  unitCount?: number;
  /** From 0 to 5. */
  rating?: number;
  reviewCount?: number;
  badge?: string;
  /** The label of its button. */
  caption?: string;
  restriction?: Restriction;
  /** Why this customer's account may not buy it. */
  refusal?: PolicyRefusal;
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
  /** The SKU that this product replaces because of a surcharge. */
  surchargeSubstituteFor?: string;
  /** The step of its quantity. */
  increment: number;
  isComingSoon: boolean;
  isPreOrder: boolean;
  isInStoreOnly: boolean;
  hasPriceInCartOnly: boolean;
  /** Undefined if the cart decides. */
  isBuyNowEligible?: boolean;
  /** Whether a visitor who is not yet a customer can become one here [TILE-032]. */
  isLeadOffered: boolean;
};

/** Why a customer's account may not buy a product, in any quantity. */
export type PolicyRefusal = 'blocked' | 'off-contract' | 'healthcare';

/**
 * The reason that the codes of a product give, for a customer with these permissions. An account that may buy off
 * contract is free of that code, and a healthcare account of that for healthcare; nobody is free of a block [SESS-017,
 * SESS-022, DEC-Q382].
 */
export function policyRefusal(codes: readonly string[], detail?: PermissionDetail): PolicyRefusal | undefined {
  if (codes.includes('BLOCKED_FOR_ADD_TO_CART')) return 'blocked';
  if (!canBuy(detail, { isOnContract: !codes.includes('OFF_CONTRACT_ERROR') })) return 'off-contract';
  return codes.some((code) => isHealthcareRefusal(detail, code)) ? 'healthcare' : undefined;
}

export type TileVerdict =
  | { canAdd: true }
  | { canAdd: false; reason: 'out-of-stock' | 'restricted' | 'coming-soon' | 'view-only' | PolicyRefusal };

const ADDED: readonly TileAction[] = ['addToCart', 'subscribe', 'expertsSuggest', 'pickUpToday'];

/**
 * Whether the product can be added to the cart from its tile. Discontinued and fully substituted products cannot
 * [TILE-021].
 */
export function checkTile(tile: ProductTile): TileVerdict {
  const type = tile.restriction?.type;
  if (tile.refusal) return { canAdd: false, reason: tile.refusal };
  if (tile.isComingSoon) return { canAdd: false, reason: 'coming-soon' };
  if (type === 'FULLHARDSUB' || type === 'DISCONTINUED') return { canAdd: false, reason: 'restricted' };
  if (tile.isOutOfStock || type === 'OUTOFSTOCK') return { canAdd: false, reason: 'out-of-stock' };
  return ADDED.includes(tile.action) ? { canAdd: true } : { canAdd: false, reason: 'view-only' };
}

/** The quantity bounds of a product that is not in the cart yet; a set can be added only once at a time. */
export function productBounds({ isSkuSet, quantityLimit, increment }: ProductTile): QuantityBounds {
  return isSkuSet ? { limit: 1 } : { limit: quantityLimit, increment };
}

/**
 * The quantity bounds on a tile and in a row of a list or a table, where up to 9999 can be typed [TILE-028, TILE-031,
 * DEC-001].
 */
export function tileBounds(tile: ProductTile): QuantityBounds {
  return { ...productBounds(tile), cap: TILE_QUANTITY_LIMIT };
}

/**
 * The maximum length of the quantity field: one character more than 9999 has, so that a larger number can be typed and
 * is then capped.
 */
export const TILE_MAX_CHARACTERS = 5;

/**
 * Normalises the quantity typed on a tile or in a table row: empty stays empty; a non-number, zero or a negative number
 * becomes 0; decimals are cut; more than 9999 becomes 9999 [TILE-029, TILE-030, TILE-031].
 */
export function tileQuantity(typed: string): number | '' {
  const text = typed.trim();
  if (text === '') return '';
  return /^\d+(\.\d+)?$/.test(text) ? Math.min(TILE_QUANTITY_LIMIT, Math.floor(Number(text))) : 0;
}
