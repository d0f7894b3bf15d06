import * as v from '../../../schema';
import { Amount, Count, Flag, Quantity, Text, TextOrNumber } from '../../platform/contract/scalar';

/** What a saved item is of [SFL-011]. `reviewRating` counts stars from 0 to 5; `deliveryDate` is an ISO 8601 date. */
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

/** One saved item, as the shop sends it [SFL-011]. `sflId` is the shop's number of it; a shop without one goes by the SKU. */
export const SavedItemBody = v.object({
  sflId: Text,
  itemId: v.string(),
  qty: Quantity,
  isItemOOS: Flag,
  itemDetails: v.nullish(SavedItemDetailsBody),
});

/** A plan among the related items of a saved one: it hung on the item in the cart, and was saved with it. */
export const SavedPlanBody = v.object({
  itemId: v.string(),
  qty: Quantity,
  relationType: v.picklist(['WARRANTY', 'ASSEMBLY']),
  name: Text,
});

/**
 * Answer of every call of saved items: a page of the list after a read, the items it was about after a save, none after a
 * delete [SFL-008, SFL-009, SFL-010].
 */
export const SavedItemsBody = v.object({ sflItems: v.array(SavedItemBody), totalItems: Count });

/** What the browser keeps between pages: the list, and which of it is in the cart already. `expires` is epoch milliseconds. */
export const KeptSavedItemsBody = v.object({
  sflItems: v.array(SavedItemBody),
  added: v.array(v.string()),
  expires: Quantity,
});

/** Body of POST /sfl [SFL-009]. `cartItemId` is the cart line it comes from; its plans are saved with it. */
export type SaveBody = { items: { itemId: string; qty: number; cartItemId?: string }[] };

export type SavedItemBody = v.InferOutput<typeof SavedItemBody>;
export type KeptSavedItemsBody = v.InferOutput<typeof KeptSavedItemsBody>;
