import { useMemo } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Layer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

type Change = (client: AccountingClient) => Promise<ChangeResult>;

export type AccountingChange = Pick<ShopMutation<Change>, 'isPending' | 'isError' | 'error'> & {
  /** Sends a change. After a success, `onSuccess` is called and the overlay is closed. */
  mutate: (change: Change) => void;
};

/**
 * Saves the accounting or ship-to location of the cart from one form. If another cart request is in flight, nothing is
 * sent, and the form stays. A save belongs to the opening of the overlay in which it was started, and so does its
 * failure.
 */
export function useAccountingChange(layer: Layer, onSuccess: (() => void) | undefined): AccountingChange {
  const storefront = useStorefront();
  const client = useMemo(() => createAccountingClient(storefront), [storefront]);
  const save = useShopMutation<Change, ChangeResult>({ mutationFn: (change) => change(client) });
  useOpeningEnd(layer, save.reset);

  function handleChange({ kind }: ChangeResult) {
    if (kind === 'ignored') return;
    layer.complete();
    onSuccess?.();
    layer.close();
  }
  return { ...save, mutate: (change) => save.mutate(change, { onSuccess: handleChange }) };
}
