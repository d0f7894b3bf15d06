import * as v from '../../../schema';
import { surchargeIncrement } from '../../cart/rules/quantity';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { CommerceError } from '../../platform/rules/commerceError';
import type { PermissionDetail } from '../../platform/rules/session/permissions';
import { type AlternativeBody, ProductTileBody, type RestrictionBody } from '../contract/productTile';
import {
  type ProductTile,
  policyRefusal,
  type Restriction,
  TILE_ACTIONS,
  TILE_QUANTITY_LIMIT,
} from '../rules/productTile';

const skuOf = (alternative: AlternativeBody) => (typeof alternative === 'string' ? alternative : alternative.itemId);

const listOf = (texts: string | string[] | null | undefined) => [texts ?? []].flat().filter((text) => text !== '');

/** A rating or a count, which some shops send as text; undefined if it is not a number. */
function numberOf(value: string | number | null | undefined): number | undefined {
  const number = value === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}

function toRestriction(body: RestrictionBody): Restriction {
  return {
    type: body.type ?? undefined,
    alternatives: (body.altProducts ?? []).map(skuOf),
    alternateUrl: orUndefined(body.alternateItemURL),
    limitText: orUndefined(body.limitedQtyTxt),
  };
}

/** Extracts the amount from the shop's wording, such as "$12.50"; undefined if there is none. */
function amountIn(text: string | number | null | undefined): string | undefined {
  return /^[^\d-]{0,3}(\d+(?:,\d{3})*(?:\.\d+)?)$/.exec(String(text ?? '').trim())?.[1]?.replaceAll(',', '');
}

/**
 * Converts the shop's product to the domain type, for a customer with these permissions. Throws CommerceError `contract` for an amount with more decimals than
 * the currency has.
 */
export function toProductTile(body: ProductTileBody, currency: string, permissions?: PermissionDetail): ProductTile {
  const money = (amount: string | number | null | undefined, field: string) =>
    toMoney(amount, `tile: ${field}`, currency);
  const { restrictionDetails, reviewDetails } = body;
  return {
    sku: body.itemId,
    resolvedSku: orUndefined(body.resolvedItemId),
    customerSku: orUndefined(body.cId),
    name: orUndefined(body.title) ?? body.itemId,
    url: orUndefined(body.url),
    imageUrl: listOf(body.image)[0],
    largeImageUrl: listOf(body.image)[1],
    price: money(body.priceValue ?? amountIn(body.price), 'priceValue'),
    priceText: orUndefined(body.price)?.toString(),
    originalPrice: money(amountIn(body.originalPrice), 'originalPrice'),
    unit: orUndefined(body.units),
    unitCount: numberOf(body.unitsNum),
    rating: numberOf(body.rating) ?? numberOf(reviewDetails?.rating),
    reviewCount: orUndefined(body.ratingCount) ?? orUndefined(reviewDetails?.reviewCount),
    badge: orUndefined(body.badgeDetails?.productBadge),
    caption: orUndefined(body.ctaText),
    restriction: restrictionDetails ? toRestriction(restrictionDetails) : undefined,
    refusal: policyRefusal(
      (body.messages ?? []).map(({ code }) => code),
      permissions,
    ),
    quantityLimit: orUndefined(body.quantityLimit) ?? TILE_QUANTITY_LIMIT,
    isOutOfStock: isSet(body.isOutOfStock),
    isPickupEligible: isSet(body.bopisEligible),
    isSkuSet: isSet(body.isSKUSET),
    isCustomSku: isSet(body.isCustomSKU),
    customSkuCode: orUndefined(body.customSkuCode),
    isSspt: isSet(body.isSSPT),
    isColorSwatch: isSet(body.isColorSwatch),
    impressionBeacons: listOf(body.impBeacon),
    clickBeacons: listOf(body.clickBeacon),
    // an unknown label leads to the product page and adds nothing
    action: TILE_ACTIONS.find((action) => action === (body.actionLabel || 'addToCart')) ?? 'viewOnly',
    lastOrderedOn: orUndefined(body.lastOrderedDate),
    surchargeSubstituteFor: isSet(body.isSurchargeSub) ? orUndefined(body.surchgOrgItemId) : undefined,
    increment: surchargeIncrement(undefined, body.altFactor),
    isComingSoon: isSet(body.comingSoon),
    isPreOrder: isSet(body.preOrder),
    isInStoreOnly: isSet(body.inStoreOnlyProduct),
    hasPriceInCartOnly: isSet(body.seePriceInCart),
    isBuyNowEligible: body.buyNowEligible == null ? undefined : isSet(body.buyNowEligible),
    isLeadOffered: isSet(body.becomeCustomer),
  };
}

/**
 * Parses a product that the page provides in the shop's wire format [TILE-020]. Throws CommerceError `integration`,
 * which names the first invalid field, and CommerceError `contract` for an amount that its currency does not allow.
 */
export function parseProvidedTile(item: unknown, currency: string, permissions?: PermissionDetail): ProductTile {
  if (item === undefined) throw wrongItem('expected sku, or item with the product, received neither', item);
  const parsed = v.safeParse(ProductTileBody, item);
  if (parsed.success) return toProductTile(parsed.output, currency, permissions);
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? '';
  throw wrongItem(`item${field && `.${field}`}: expected ${issue.expected}, received ${issue.received}`, item);
}

const wrongItem = (message: string, body: unknown) =>
  new CommerceError('integration', 'ITEM_INVALID', message, { body });
