import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CartExtras, cartExtrasOf } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_MUTATION, type ShopMutation, useShopMutation } from '../platform/useShopMutation';
import { useShopQueryClient } from '../platform/useShopQueryClient';

/** An action with the parameter and the result of a request. */
type ActionOf<Send extends (variables: never) => Promise<unknown>> = ShopMutation<
  Parameters<Send>[0],
  Awaited<ReturnType<Send>>
>;

/**
 * The less common cart changes: coupons, free items, and removing all lines. A failure is also published as
 * `cart:change-failed`. `data` is `ignored`, and nothing was sent, if another cart request was in flight.
 */
export function useCartExtras(): {
  changeCoupons: ActionOf<CartExtras['changeCoupons']>;
  changeFreeItems: ActionOf<CartExtras['changeFreeItems']>;
  clear: ActionOf<CartExtras['clear']>;
} {
  const storefront = useStorefront();
  const extras = useMemo(() => cartExtrasOf(storefront), [storefront]);
  const queryClient = useShopQueryClient();
  return {
    changeCoupons: useMutation({ ...SHOP_MUTATION, mutationFn: extras.changeCoupons }, queryClient),
    changeFreeItems: useMutation({ ...SHOP_MUTATION, mutationFn: extras.changeFreeItems }, queryClient),
    clear: useShopMutation({ mutationFn: extras.clear }),
  };
}
