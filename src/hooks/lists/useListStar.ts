import { listsOf } from '../../core/lists/client/listsClient';
import type { ListContent, ListsAnswer } from '../../core/lists/rules/listAnswers';
import { useStorefront } from '../platform/StorefrontProvider';
import { personalKey } from '../platform/shopQuery';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useShopQueryClient } from '../platform/useShopQueryClient';

export type Star = { id: string; isFavorite: boolean };

/** Adds or removes a list's star, one at a time. If that fails, the stars stay as they were [LIST-048]. */
export function useListStar(onStarred?: (favorites: readonly string[]) => void): ShopMutation<Star, ListContent> {
  const storefront = useStorefront();
  const queryClient = useShopQueryClient();
  return useShopMutation<Star, ListContent>({
    mutationFn: ({ id, isFavorite }) => listsOf(storefront).setFavorite(id, isFavorite),
    onSuccess: ({ favorites, maxFavoriteReached = false }) => {
      if (!favorites) return;
      queryClient.setQueriesData<ListsAnswer>(
        { queryKey: personalKey(storefront, 'lists') },
        (answer) => answer && { ...answer, favorites, maxFavoriteReached },
      );
      onStarred?.(favorites);
    },
  });
}
