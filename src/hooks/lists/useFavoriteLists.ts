import { useRef } from 'react';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { FAVORITE_LISTS, listsParams } from '../../core/lists/rules/listsForm';
import { type Lists, useLists } from './useLists';

/**
 * The starred lists, independent of the current page and filter [LIST-048]. They are requested only if one of them has
 * not been on any page yet; a failure omits it.
 */
export function useFavoriteLists({ lists, favorites }: Pick<Lists, 'lists' | 'favorites'>): ShoppingList[] {
  const seen = useRef(new Map<string, ShoppingList>()).current;
  for (const list of lists) seen.set(list.id, list);
  const enabled = favorites.some((id) => !seen.has(id));
  const starred = useLists(listsParams({ type: FAVORITE_LISTS }), { enabled });
  for (const list of starred.lists) if (!seen.has(list.id)) seen.set(list.id, list);
  return favorites.flatMap((id) => seen.get(id) ?? []);
}
