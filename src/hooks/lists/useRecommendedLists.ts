import { useEffect, useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import { recommendedIds, type ShoppingList } from '../../core/lists/rules/lists';
import { listsQuery } from '../../core/lists/rules/listsForm';
import { cookieValue } from '../../core/platform/client/host/cookies';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The lists that the shop recommends, in the order of its cookie [LIST-047]. Sends no request without the cookie; a
 * failure omits the lists.
 */
export function useRecommendedLists(isOn: boolean): readonly ShoppingList[] {
  const storefront = useStorefront();
  const [lists, setLists] = useState<readonly ShoppingList[]>([]);

  useEffect(() => {
    if (!isOn) return;
    const ids = recommendedIds(cookieValue(storefront.host, 'recommendedLists'));
    if (ids.length === 0) return;
    let isWanted = true;
    listsOf(storefront)
      .read({ ...listsQuery(), responseType: 'RECOMMENDED' })
      .then(
        ({ lists: found }) => {
          if (isWanted) setLists(ids.flatMap((id) => found.find((list) => list.id === id) ?? []));
        },
        () => undefined, // the page works without them
      );
    return () => {
      isWanted = false;
    };
  }, [storefront, isOn]);

  return lists;
}
