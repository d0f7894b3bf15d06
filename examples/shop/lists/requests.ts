import * as v from 'valibot';
import { FreeText, ShortText } from '../http/readRequest';

const Qty = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));
const Name = v.pipe(v.string(), v.trim(), FreeText);
const NewItem = v.object({ itemId: ShortText, qty: Qty });
const NewItems = v.pipe(v.array(NewItem), v.maxLength(1000));
const Level = v.picklist(['PERSONAL', 'SHARED']);

/** [LIST-026] */
export const CreateListRequest = v.object({ name: Name, accessLevel: Level, items: v.optional(NewItems, []) });

/** [LIST-027] */
export const AddItemsRequest = v.object({ items: v.pipe(NewItems, v.minLength(1, 'Items not passed')) });

/** Omitted fields are not changed. The `was…` fields are what the customer saw [LIST-029]. */
export const UpdateListRequest = v.object({
  name: v.optional(Name),
  wasName: v.optional(v.string()),
  accessLevel: v.optional(Level),
  items: v.optional(
    v.pipe(v.array(v.object({ listItemId: ShortText, qty: Qty, wasQty: v.optional(v.number()) })), v.maxLength(1000)),
    [],
  ),
});

export type NewItem = v.InferOutput<typeof NewItem>;
export type CreateListRequest = v.InferOutput<typeof CreateListRequest>;
export type UpdateListRequest = v.InferOutput<typeof UpdateListRequest>;
