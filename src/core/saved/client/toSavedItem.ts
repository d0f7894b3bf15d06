import * as v from '../../../schema';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { type SavedItemBody, SavedPlanBody } from '../contract/savedItems';
import type { SavedItem, SavedPlan } from '../rules/savedItems';

/** Returns the shop's id of a saved item, or its SKU if it has none. */
export const idOfSaved = ({ sflId, itemId }: SavedItemBody): string => orUndefined(sflId) ?? itemId;

function toPlans(related: unknown): SavedPlan[] {
  return (Array.isArray(related) ? related : []).flatMap((each) => {
    const { success, output } = v.safeParse(SavedPlanBody, each);
    if (!success) return [];
    const { itemId, qty, relationType, name } = output;
    return [{ sku: itemId, quantity: qty, relation: relationType, name: orUndefined(name) }];
  });
}

function toReviews(count: string | number | null | undefined, rating: string | number | null | undefined) {
  const reviews = { count: Number(orUndefined(count) ?? 0), rating: Number(orUndefined(rating) ?? 0) };
  const isKnown = Number.isSafeInteger(reviews.count) && reviews.count > 0;
  return isKnown && reviews.rating >= 0 && reviews.rating <= 5 ? reviews : undefined;
}

/**
 * Parses a saved item of the shop [SFL-011]. Throws CommerceError `contract` for an amount with more decimals than its
 * currency has.
 */
export function toSavedItem(body: SavedItemBody, currency: string): SavedItem {
  const { itemId, qty, isItemOOS, itemDetails } = body;
  const prices = itemDetails?.priceInfo;
  const money = (field: 'finalPrice' | 'basePrice' | 'finalPricePerUnit') =>
    toMoney(prices?.[field], `sfl: priceInfo.${field}`, currency);
  return {
    id: idOfSaved(body),
    sku: itemId,
    name: orUndefined(itemDetails?.name) ?? itemId,
    model: orUndefined(itemDetails?.model),
    url: orUndefined(itemDetails?.itemUrl),
    imageUrl: orUndefined(itemDetails?.imageUrl),
    quantity: qty,
    isOutOfStock: isSet(isItemOOS),
    price: {
      unit: money('finalPricePerUnit'),
      total: money('finalPrice'),
      base: money('basePrice'),
      unitOfMeasure: orUndefined(prices?.uom),
    },
    reviews: toReviews(itemDetails?.reviewCount, itemDetails?.reviewRating),
    deliveryDate: orUndefined(itemDetails?.deliveryDate),
    plans: toPlans(itemDetails?.relatedItems),
  };
}
