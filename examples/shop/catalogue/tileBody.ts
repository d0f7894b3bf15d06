import type { ProductTileBody, RestrictionBody } from '../../../src/core/products/contract/productTile';
import type { Account } from '../accounts/session';
import { relationOf } from '../cart/adding/parent';
import { refusalOf } from '../cart/adding/refusalOf';
import { picturePath, productPath } from '../cart/answer/productBody';
import { decimal, instantSaving, unitPrice } from '../cart/price';
import type { Product } from '../database/schema';
import { sayIn } from '../languages/say';
import type { Language } from '../pages/platform/language';
import { detailsOf } from './pictures/details';
import { tileDemoOf } from './tileDemos';

const soldOften = 12;

/** Facts about a product that are not in its own row. */
export type TileFacts = {
  account: Account | null;
  lastOrderedDate: string | undefined;
  alternatives: Product[];
  language: Language;
};

/** A product in the format of the tile call [TILE-020]. */
export function tileBody(product: Product, facts: TileFacts): ProductTileBody {
  const refusal = refusalOf(product, facts.account);
  const say = sayIn(facts.language);
  const pieces = Number(detailsOf(product.name).pack?.replace(/\D/g, '') ?? 1);
  const isBlocked = refusal !== undefined && refusal === product.businessRefusal;
  return {
    itemId: product.sku,
    resolvedItemId: product.sku,
    title: product.name,
    url: productPath(product.sku),
    image: [picturePath(product), picturePath(product, 360)],
    ...priceOf(product),
    ...(pieces > 1 && { units: say('pack of {n}', { n: pieces }), unitsNum: pieces }),
    ...(product.rating !== null && { rating: product.rating / 10, ratingCount: product.reviewCount }),
    ...(product.timesOrdered >= soldOften && { badgeDetails: { productBadge: say('Best seller') } }),
    restrictionDetails: restrictionOf(product, refusal, facts),
    quantityLimit: Math.min(9999, ...[product.maxPerLine, product.maxPerCart, product.maxPerCustomer].filter(isSet)),
    isOutOfStock: product.stock === 0,
    bopisEligible: product.isPickupEligible,
    isSKUSET: product.kind === 'BUNDLE',
    // the page of a plan says how it is bought
    actionLabel: isBlocked || relationOf(product.kind) ? 'viewOnly' : 'addToCart',
    lastOrderedDate: facts.lastOrderedDate ?? null,
    altFactor: product.surchargeSplit,
    comingSoon: product.isComingSoon,
    preOrder: product.isPreOrder,
    inStoreOnlyProduct: product.isInStoreOnly,
    seePriceInCart: product.hasPriceInCartOnly,
    buyNowEligible: refusal === undefined && product.kind === 'PRODUCT' && product.stock > 0,
    messages: toldOf(refusal),
    ...tileDemoOf(product.sku),
  };
}

const told = ['BLOCKED_FOR_ADD_TO_CART', 'OFF_CONTRACT_ERROR', 'HEALTH_CARE_RESTRICTION'];

/** What the customer's account forbids, before the cart refuses it. */
const toldOf = (refusal = '') => (told.includes(refusal) ? [{ code: refusal, type: 'ERROR' }] : []);

const isSet = (limit: number | null): limit is number => limit !== null;

function priceOf(product: Product): Pick<ProductTileBody, 'price' | 'priceValue' | 'originalPrice'> {
  const unit = unitPrice(product);
  if (unit === undefined || product.hasPriceInCartOnly) return { price: 'Price N/A' };
  const saving = instantSaving(product);
  return {
    price: `$${decimal(unit)}`,
    priceValue: decimal(unit),
    ...(saving > 0 && { originalPrice: `$${decimal(unit + saving)}` }),
  };
}

/** The alternatives to a product, and why it cannot be bought [TILE-021]. */
function restrictionOf(
  product: Product,
  refusal: string | undefined,
  { alternatives, language }: TileFacts,
): RestrictionBody | undefined {
  const type = restrictionType(product, refusal);
  const limitedQtyTxt =
    product.maxPerCart === null ? undefined : sayIn(language)('Limit {n} per order', { n: product.maxPerCart });
  if (!type && !limitedQtyTxt) return undefined;
  const [first] = alternatives;
  return {
    type: type ?? null,
    altProducts: alternatives.map(({ sku }) => sku),
    alternateItemURL: first ? productPath(first.sku) : null,
    limitedQtyTxt: limitedQtyTxt ?? null,
  };
}

export function restrictionType(product: Product, refusal: string | undefined): RestrictionBody['type'] {
  if (refusal === 'ITEM_NOT_PUBLISHED' || (refusal === 'ITEM_NOT_AVAILABLE' && !product.isComingSoon)) {
    return 'DISCONTINUED';
  }
  if (refusal === 'RESTRICTED_ITEM' || refusal === 'HEALTH_CARE_RESTRICTION') return 'FULLHARDSUB';
  if (product.stock === 0) return 'OUTOFSTOCK';
  return product.substituteSku ? 'PARTIALHARDSUB' : undefined;
}
