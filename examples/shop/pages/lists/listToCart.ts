import * as v from 'valibot';
import { ShortText } from '../../http/readRequest';
import { Refusal } from '../../http/refusal';
import type { ListContext } from '../../lists/listContext';
import { listQuery } from '../../lists/listQuery';
import { readList } from '../../lists/readLists';
import { FormKey, OptionalText } from '../platform/formRequest';

export const ListToCartForm = v.object({
  key: FormKey,
  listId: ShortText,
  listItemId: OptionalText,
  search: OptionalText,
});

const mostItems = 1000;

/** What a form adds to the cart: one item of a list, or all that its search finds. They stay on the list. */
export async function listItemsToAdd(
  lists: ListContext,
  { listId, listItemId, search }: v.InferOutput<typeof ListToCartForm>,
): Promise<{ itemId: string; qty: number }[]> {
  const { listItems } = await readList(lists, listId, { ...listQuery(), ...(search && { search }), size: mostItems });
  const wanted = (listItems?.items ?? []).filter((item) => !listItemId || item.listItemId === listItemId);
  if (wanted.length === 0) throw new Refusal(400, 'LIST_ITEM_GONE', 'There is nothing to add');
  return wanted.map(({ itemId, qty }) => ({ itemId, qty: qty ?? 1 }));
}
