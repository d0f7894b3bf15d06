import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cartExtrasOf } from '../../core/cart/client/cartExtras';
import { useStorefront } from '../platform/StorefrontProvider';
import { SHOP_MUTATION, useShopMutation } from '../platform/useShopMutation';
import { useShopQueryClient } from '../platform/useShopQueryClient';

/**
 * The less common cart changes: coupons, free items, and removing all lines. A failure is also published as
 * `cart:change-failed`. `data` is `ignored`, and nothing was sent, if another cart request was in flight.
 */
export function useCartExtras() {
  const storefront = useStorefront();
  const extras = useMemo(() => cartExtrasOf(storefront), [storefront]);
  const queryClient = useShopQueryClient();
  return {
    // useShopMutation would ignore a press while the last one is still ending
    changeCoupons: useMutation({ ...SHOP_MUTATION, mutationFn: extras.changeCoupons }, queryClient),
    changeFreeItems: useMutation({ ...SHOP_MUTATION, mutationFn: extras.changeFreeItems }, queryClient),
    clear: useShopMutation({ mutationFn: extras.clear }),
  };
}
