import * as v from '../../../schema';
import { Notices } from '../../platform/contract/notices';
import { Count, Flag, Id, Quantity, Text, TextId } from '../../platform/contract/scalar';

/** One item of a list [LIST-007]. `itemId` is its SKU; `qty` may be absent for a set, which then counts as one. */
export const ListItemBody = v.object({ listItemId: Id, itemId: TextId, qty: Count, listId: v.nullish(TextId) });

/** A list without its items [LIST-007]. `modified` is ISO 8601; `isOwner` is set for the customer's own lists. */
export const ListBody = v.object({
  id: TextId,
  name: v.string(),
  modified: Text,
  accessLevel: Text,
  readOnly: Flag,
  isOwner: Flag,
  itemCount: Count,
});

/** The pagination of a response; `totalItems` counts all matches, `itemCount` the received items [LIST-009]. */
export const ListMetadataBody = v.object({
  pagination: v.nullish(v.object({ page: Count, size: Count, pages: Count })),
  totalItems: Count,
  itemCount: Count,
});

const Texts = v.nullish(v.array(TextId));

/**
 * Response of GET /lists and of a search [LIST-009, LIST-024, LIST-032]. `favorites` and `userLists` are list ids. A shop
 * may leave empty lists out; an error among the `messages` means that the lists are unknown [DEC-Q594].
 */
export const ListsBody = v.object({
  lists: v.nullish(v.array(ListBody), []),
  favorites: Texts,
  maxFavoriteReached: Flag,
  allowedAccessLevel: Texts,
  availableAccessLevel: Texts,
  showCount: Flag,
  userLists: Texts,
  hasSFL: Flag,
  readOnly: Flag,
  metadata: v.nullish(ListMetadataBody),
  messages: Notices,
});

const ListItemsBody = v.object({ items: v.nullish(v.array(ListItemBody), []) });

/** Response of GET /lists/items: the items of all lists that the customer may see, each with its list [LIST-025]. */
export const AllListItemsBody = v.object({ listItems: v.nullish(ListItemsBody, {}), messages: Notices });

/**
 * Response of every endpoint of one list [LIST-026 to LIST-031]: a page of its items after a read, the affected items
 * after a change. `messages` report concurrent changes by other people.
 */
export const ListAnswerBody = v.object({
  list: ListBody,
  listItems: v.nullish(ListItemsBody),
  favorites: Texts,
  maxFavoriteReached: Flag,
  metadata: v.nullish(ListMetadataBody),
  messages: Notices,
});

/** Response of the list cards endpoint: the lists that a drawer shows initially [LIST-035]. */
export const ListCardsBody = v.object({
  listsData: v.nullish(v.object({ lists: v.nullish(v.array(ListBody), []) }), {}),
  messages: Notices,
});

/** Response of a product search, `responseType=ITEMS`. */
export const ListSuggestionsBody = v.object({
  items: v.nullish(v.array(v.object({ itemId: TextId, title: Text })), []),
});

/** The cached lists of a session: a response with its query. `expires` is in epoch milliseconds. */
export const CachedListsBody = v.object({ query: v.string(), answer: ListsBody, expires: Quantity });

/** Body of POST /list [LIST-026]. */
export type CreateListBody = { name: string; accessLevel: string; items?: { itemId: string; qty: number }[] };

/** Body of POST /list/{id}/item [LIST-027]. */
export type AddListItemsBody = { items: { itemId: string; qty: number }[] };

/**
 * Body of POST /list/{id} with override PUT [LIST-029]. The `was…` fields are the values that the customer saw; a value
 * that has changed since is not overwritten.
 */
export type UpdateListBody = {
  name?: string;
  wasName?: string;
  accessLevel?: string;
  items?: { listItemId: string | number; qty: number; wasQty: number }[];
};

export type CachedListsBody = v.InferOutput<typeof CachedListsBody>;
export type ListBody = v.InferOutput<typeof ListBody>;
export type ListItemBody = v.InferOutput<typeof ListItemBody>;
export type ListsBody = v.InferOutput<typeof ListsBody>;
export type ListAnswerBody = v.InferOutput<typeof ListAnswerBody>;
export type ListMetadataBody = v.InferOutput<typeof ListMetadataBody>;
export type AllListItemsBody = v.InferOutput<typeof AllListItemsBody>;
