import * as v from '../../../schema';
import { toMoney } from '../../platform/client/wireValue';
import { type SavedItemBody, SavedPlanBody } from '../contract/savedItems';
import type { SavedItem, SavedPlan } from '../rules/savedItems';

const nonEmpty = <T>(value: T | null | undefined): T | undefined =>
  value === null || value === '' ? undefined : value;

/** Returns the shop's id of a saved item, or its SKU if it has none. */
export const idOfSaved = ({ sflId, itemId }: SavedItemBody): string => nonEmpty(sflId) ?? itemId;

function toPlans(related: unknown): SavedPlan[] {
  return (Array.isArray(related) ? related : []).flatMap((each) => {
    const { success, output } = v.safeParse(SavedPlanBody, each);
    if (!success) return [];
    const { itemId, qty, relationType, name } = output;
    return [{ sku: itemId, quantity: qty, relation: relationType, name: nonEmpty(name) }];
  });
}

function toReviews(count: string | number | null | undefined, rating: string | number | null | undefined) {
  const reviews = { count: Number(nonEmpty(count) ?? 0), rating: Number(nonEmpty(rating) ?? 0) };
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
    name: nonEmpty(itemDetails?.name) ?? itemId,
    model: nonEmpty(itemDetails?.model),
    url: nonEmpty(itemDetails?.itemUrl),
    imageUrl: nonEmpty(itemDetails?.imageUrl),
    quantity: qty,
    isOutOfStock: isItemOOS === true || isItemOOS === 'true' || isItemOOS === 'Y',
    price: {
      unit: money('finalPricePerUnit'),
      total: money('finalPrice'),
      base: money('basePrice'),
      unitOfMeasure: nonEmpty(prices?.uom),
    },
    reviews: toReviews(itemDetails?.reviewCount, itemDetails?.reviewRating),
    deliveryDate: nonEmpty(itemDetails?.deliveryDate),
    plans: toPlans(itemDetails?.relatedItems),
  };
}
