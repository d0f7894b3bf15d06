import { useMemo } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Action, useShopMutation } from '../platform/useShopMutation';

export type { ChangeResult } from '../../core/cart/client/cartChanger';

/**
 * Saves the accounting or ship-to location of the cart from one form. The result is `ignored`, and nothing was sent, if
 * another cart request was in flight.
 */
export function useAccountingChange(): Action<(client: AccountingClient) => Promise<ChangeResult>, ChangeResult> {
  const { cartDependencies } = useStorefront();
  const client = useMemo(() => createAccountingClient(cartDependencies), [cartDependencies]);
  return useShopMutation({ mutationFn: (send) => send(client) });
}
