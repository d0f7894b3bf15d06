import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

/** Deletes a list [LIST-030]. */
export function useListRemoval(): ShopMutation<ShoppingList> {
  const client = listsOf(useStorefront());
  return useShopMutation({ mutationFn: ({ id }) => client.remove(id) });
}
