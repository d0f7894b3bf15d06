import * as v from '../../../schema';
import { MessageBody } from '../../platform/contract/message';
import { Count, Flag, Quantity, Text } from '../../platform/contract/scalar';

/** One item of a list [LIST-007]. `itemId` is its SKU; `qty` may be left out for a set, which is had once. */
export const ListItemBody = v.object({ listItemId: v.string(), itemId: v.string(), qty: Count, listId: Text });

/** A list without its items [LIST-007]. `modified` is ISO 8601; `isOwner` says that it is the customer's own. */
export const ListBody = v.object({
  id: v.string(),
  name: v.string(),
  modified: Text,
  accessLevel: Text,
  readOnly: Flag,
  isOwner: Flag,
  itemCount: Count,
});

/** Where a page of an answer stands; `totalItems` counts what was asked for, `itemCount` what has come [LIST-009]. */
export const ListMetadataBody = v.object({
  pagination: v.nullish(v.object({ page: Count, size: Count, pages: Count })),
  totalItems: Count,
  itemCount: Count,
});

const Texts = v.nullish(v.array(v.string()));

/** Answer of GET /lists and of a search [LIST-009, LIST-024, LIST-032]. `favorites` and `userLists` are ids of lists. */
export const ListsBody = v.object({
  lists: v.array(ListBody),
  favorites: Texts,
  maxFavoriteReached: Flag,
  allowedAccessLevel: Texts,
  availableAccessLevel: Texts,
  showCount: Flag,
  userLists: Texts,
  hasSFL: Flag,
  readOnly: Flag,
  metadata: v.nullish(ListMetadataBody),
});

const ListItemsBody = v.object({ items: v.array(ListItemBody) });

/** Answer of GET /lists/items: items of all lists that the customer may see, each with its list [LIST-025]. */
export const AllListItemsBody = v.object({ listItems: ListItemsBody });

/**
 * Answer of every call of one list [LIST-026 to LIST-031]: a page of its items after a read, the items that it was about
 * after a change. `messages` say what another person has changed meanwhile.
 */
export const ListAnswerBody = v.object({
  list: ListBody,
  listItems: v.nullish(ListItemsBody),
  favorites: Texts,
  maxFavoriteReached: Flag,
  metadata: v.nullish(ListMetadataBody),
  messages: v.nullish(v.array(MessageBody)),
});

/** Answer of the list cards: the lists that a drawer shows first [LIST-035]. */
export const ListCardsBody = v.object({ listsData: v.object({ lists: v.nullish(v.array(ListBody)) }) });

/** Answer of a search for products, `responseType=ITEMS`. */
export const ListSuggestionsBody = v.object({ items: v.array(v.object({ itemId: v.string(), title: Text })) });

/** What the browser keeps of the lists within a session: an answer and what it was asked by. `expires` is epoch milliseconds. */
export const KeptListsBody = v.object({ query: v.string(), answer: ListsBody, expires: Quantity });

/** Body of POST /list [LIST-026]. */
export type CreateListBody = { name: string; accessLevel: string; items?: { itemId: string; qty: number }[] };

/** Body of POST /list/{id}/item [LIST-027]. */
export type AddListItemsBody = { items: { itemId: string; qty: number }[] };

/** Body of POST /list/{id} with override PUT [LIST-029]. `was…` is what the customer saw: what differs since, stays. */
export type UpdateListBody = {
  name?: string;
  wasName?: string;
  accessLevel?: string;
  items?: { listItemId: string; qty: number; wasQty: number }[];
};

export type KeptListsBody = v.InferOutput<typeof KeptListsBody>;
export type ListBody = v.InferOutput<typeof ListBody>;
export type ListItemBody = v.InferOutput<typeof ListItemBody>;
export type ListsBody = v.InferOutput<typeof ListsBody>;
export type ListAnswerBody = v.InferOutput<typeof ListAnswerBody>;
export type ListMetadataBody = v.InferOutput<typeof ListMetadataBody>;
export type AllListItemsBody = v.InferOutput<typeof AllListItemsBody>;
