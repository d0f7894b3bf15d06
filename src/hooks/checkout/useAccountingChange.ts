import { useMemo } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Layer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

export type { ChangeResult } from '../../core/cart/client/cartChanger';

/**
 * Saves the accounting or ship-to location of the cart from one form. The result is `ignored`, and nothing was sent, if
 * another cart request was in flight. A save belongs to the opening of the overlay in which it was started, and so does
 * its failure.
 */
export function useAccountingChange(
  layer: Pick<Layer, 'opening'>,
): ShopMutation<(client: AccountingClient) => Promise<ChangeResult>, ChangeResult> {
  const { cartDependencies } = useStorefront();
  const client = useMemo(() => createAccountingClient(cartDependencies), [cartDependencies]);
  const save = useShopMutation<(client: AccountingClient) => Promise<ChangeResult>, ChangeResult>({
    mutationFn: (send) => send(client),
  });
  useOpeningEnd(layer, save.reset);
  return save;
}
