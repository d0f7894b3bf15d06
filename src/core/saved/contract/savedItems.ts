import * as v from '../../../schema';
import { Notices } from '../../platform/contract/notices';
import { Amount, Count, Flag, Quantity, Text, TextOrNumber } from '../../platform/contract/scalar';

/**
 * The product of a saved item [SFL-011]. `reviewRating` is in stars, from 0 to 5; `deliveryDate` is an ISO 8601 date.
 */
export const SavedItemDetailsBody = v.object({
  imageUrl: Text,
  name: Text,
  model: Text,
  itemUrl: Text,
  reviewCount: TextOrNumber,
  reviewRating: TextOrNumber,
  priceInfo: v.nullish(v.object({ uom: Text, finalPrice: Amount, basePrice: Amount, finalPricePerUnit: Amount })),
  deliveryDate: Text,
  relatedItems: v.nullish(v.unknown()),
});

/**
 * One saved item, as the shop sends it [SFL-011]. `sflId` is the shop's id of the item; if it is absent, the SKU
 * identifies the item.
 */
export const SavedItemBody = v.object({
  sflId: Text,
  itemId: v.string(),
  qty: Quantity,
  isItemOOS: Flag,
  itemDetails: v.nullish(SavedItemDetailsBody),
});

/** A plan among the related items of a saved item. It was attached to the item in the cart, and was saved with it. */
export const SavedPlanBody = v.object({
  itemId: v.string(),
  qty: Quantity,
  relationType: v.picklist(['WARRANTY', 'ASSEMBLY']),
  name: Text,
});

/** The response of a save: the affected items. Without them nothing was saved [SFL-009]. */
export const SaveResponseBody = v.object({ sflItems: v.array(SavedItemBody), totalItems: Count });

/**
 * The response of a read, which is a page of the list, and of a delete, which has no items [SFL-008, SFL-010]. An error
 * among the `messages` means that the list is unknown [DEC-Q594].
 */
export const SavedItemsBody = v.object({
  sflItems: v.nullish(SaveResponseBody.entries.sflItems, []),
  totalItems: Count,
  messages: Notices,
});

/**
 * The data that the browser stores between pages: the list, and the ids of items that are already in the cart.
 * `expires` is in epoch milliseconds.
 */
export const StoredSavedItemsBody = v.object({
  sflItems: v.array(SavedItemBody),
  added: v.array(v.string()),
  expires: Quantity,
});

/** Body of POST /sfl [SFL-009]. `cartItemId` is the id of the cart line to save; its plans are saved with it. */
export type SaveBody = { items: { itemId: string; qty: number; cartItemId?: string }[] };

export type SavedItemBody = v.InferOutput<typeof SavedItemBody>;
export type StoredSavedItemsBody = v.InferOutput<typeof StoredSavedItemsBody>;
