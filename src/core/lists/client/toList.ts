import { isSet, orUndefined } from '../../platform/client/wireValue';
import type { MessageBody } from '../../platform/contract/message';
import type { ListAnswerBody, ListBody, ListItemBody, ListMetadataBody, ListsBody } from '../contract/lists';
import {
  type ListConflict,
  type ListContent,
  type ListedItem,
  type ListsAnswer,
  type ListsMetadata,
  listedQuantity,
  type ShoppingList,
} from '../rules/lists';

const flag = (value: ListBody['readOnly']) => (value == null || value === '' ? undefined : isSet(value));

/** Converts the shop's list to the domain type [LIST-007]. Preserves an unknown access level [LIST-011]. */
export function toList(body: ListBody): ShoppingList {
  return {
    id: body.id,
    name: body.name,
    modified: orUndefined(body.modified),
    accessLevel: body.accessLevel ?? '',
    isReadOnly: flag(body.readOnly),
    isOwn: flag(body.isOwner),
    itemCount: orUndefined(body.itemCount),
  };
}

export function toListedItem(body: ListItemBody): ListedItem {
  return {
    id: body.listItemId,
    sku: body.itemId,
    quantity: listedQuantity(body.qty),
    listId: orUndefined(body.listId),
  };
}

/** Without metadata there is one page, which contains all received items. */
function toMetadata(body: ListMetadataBody | null | undefined, count: number): ListsMetadata {
  const { page, size, pages } = body?.pagination ?? {};
  return {
    pagination: { page: page ?? 1, size: size ?? count, pages: pages ?? 1 },
    totalItems: body?.totalItems ?? count,
    itemCount: body?.itemCount ?? count,
  };
}

export function toListsAnswer(body: ListsBody): ListsAnswer {
  return {
    lists: body.lists.map(toList),
    favorites: body.favorites ?? [],
    maxFavoriteReached: isSet(body.maxFavoriteReached),
    allowedAccessLevel: body.allowedAccessLevel ?? [],
    availableAccessLevel: body.availableAccessLevel ?? [],
    showCount: isSet(body.showCount),
    userLists: body.userLists ?? [],
    hasSFL: isSet(body.hasSFL),
    readOnly: isSet(body.readOnly),
    metadata: toMetadata(body.metadata, body.lists.length),
  };
}

/** Converts a message about another person's change; undefined for other messages, and for those without their value. */
function toConflict({ code, itemId, value }: MessageBody): ListConflict | undefined {
  const [sku, sent] = [orUndefined(itemId), orUndefined(value)];
  const quantity = Number(sent);
  if (code === 'LIST_ITEM_CHANGED' && sku && Number.isFinite(quantity)) return { kind: 'changed', sku, quantity };
  if (code === 'LIST_ITEM_GONE' && sku) return { kind: 'missing', sku };
  if (code === 'LIST_RENAMED' && sent !== undefined) return { kind: 'renamed', name: String(sent) };
  return undefined;
}

export function toListContent(body: ListAnswerBody): ListContent {
  const items = (body.listItems?.items ?? []).map(toListedItem);
  return {
    list: toList(body.list),
    items,
    ...(body.favorites && { favorites: body.favorites, maxFavoriteReached: isSet(body.maxFavoriteReached) }),
    metadata: toMetadata(body.metadata, items.length),
    conflicts: (body.messages ?? []).map(toConflict).filter((it) => it !== undefined),
  };
}
