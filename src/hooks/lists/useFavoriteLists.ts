import { useEffect, useRef, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { FAVORITE_LISTS, listsQuery } from '../../core/lists/rules/listsForm';
import { useStorefront } from '../platform/StorefrontProvider';
import type { ListsState } from './useLists';

/**
 * The starred lists, independent of the current page and filter [LIST-048]. They are requested only if one of them has
 * not been seen in any view; a failure omits it.
 */
export function useFavoriteLists({ lists, favorites }: Pick<ListsState, 'lists' | 'favorites'>): ShoppingList[] {
  const storefront = useStorefront();
  const seen = useRef(new Map<string, ShoppingList>());
  const [, redraw] = useState(0);
  for (const list of lists) seen.current.set(list.id, list);
  const missing = favorites.filter((id) => !seen.current.has(id)).join();

  useEffect(() => {
    if (missing === '') return;
    let isWanted = true;
    listsOf(storefront)
      .read(listsQuery({ type: FAVORITE_LISTS }))
      .then(
        (answer) => {
          for (const list of answer.lists) if (!seen.current.has(list.id)) seen.current.set(list.id, list);
          if (isWanted) redraw((count) => count + 1);
        },
        () => undefined, // the page works without them
      );
    return () => {
      isWanted = false;
    };
  }, [storefront, missing]);

  return favorites.flatMap((id) => seen.current.get(id) ?? []);
}
