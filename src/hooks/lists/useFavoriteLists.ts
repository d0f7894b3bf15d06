import { useEffect, useRef, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { FAVORITE_LISTS, listsQuery } from '../../core/lists/rules/listsForm';
import { useStorefront } from '../platform/StorefrontProvider';
import type { ListsState } from './useLists';

/**
 * The starred lists, whichever page or filter is in view [LIST-048]. They are asked for only where one of them was in none
 * of the views; a failure leaves the page without it.
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
        () => undefined, // the page does without
      );
    return () => {
      isWanted = false;
    };
  }, [storefront, missing]);

  return favorites.flatMap((id) => seen.current.get(id) ?? []);
}
