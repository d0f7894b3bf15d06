import { eq } from 'drizzle-orm';
import type { ListBody, ListItemBody, ListMetadataBody } from '../../../src/core/lists/contract/lists';
import { type ListItemRow, type ListRow, listStars } from '../database/listSchema';
import type { ListContext } from './listContext';
import { canEdit, isOwner } from './rights';

/** How many lists a customer may star. */
export const maxFavorites = 5;

/** A list in the wire format [LIST-007]. */
export function listBody(list: ListRow, lists: ListContext, itemCount: number): ListBody {
  return {
    id: list.id,
    name: list.name,
    modified: list.modifiedAt.toISOString(),
    accessLevel: list.accessLevel,
    readOnly: !canEdit(list),
    isOwner: isOwner(list, lists),
    itemCount,
  };
}

export const itemBody = ({ id, sku, qty }: Pick<ListItemRow, 'id' | 'sku' | 'qty'>): ListItemBody => ({
  listItemId: id,
  itemId: sku,
  qty,
  listId: null,
});

/** The page number and the number of pages [LIST-009]. */
export function metadataBody(
  { page, size }: { page: number; size: number },
  totalItems: number,
  itemCount: number,
): ListMetadataBody {
  return { pagination: { page, size, pages: Math.max(1, Math.ceil(totalItems / size)) }, totalItems, itemCount };
}

/** The customer's starred lists, and whether the limit is reached [LIST-048]. */
export async function favoritesBody({ tables, owner }: ListContext) {
  const rows = await tables.select().from(listStars).where(eq(listStars.owner, owner));
  return { favorites: rows.map(({ listId }) => listId), maxFavoriteReached: rows.length >= maxFavorites };
}
