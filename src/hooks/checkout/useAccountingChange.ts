import { useMemo } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import { genericMessage } from '../../core/platform/rules/genericMessage';
import { useCartState } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Layer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import { useShopMutation } from '../platform/useShopMutation';

type Change = (client: AccountingClient) => Promise<ChangeResult>;

/**
 * Saves the accounting or ship-to location of the cart from one form, whose props are `form`. After a success,
 * `onSuccess` is called and the overlay is closed. If another cart request is in flight, nothing is sent, and the form
 * stays. A save belongs to the opening of the overlay in which it was started, and so does its failure.
 */
export function useAccountingChange(layer: Layer, onSuccess: (() => void) | undefined) {
  const storefront = useStorefront();
  const client = useMemo(() => createAccountingClient(storefront), [storefront]);
  const isMutating = useCartState((state) => state.isMutating);
  const save = useShopMutation<Change, ChangeResult>({ mutationFn: (change) => change(client) });
  useOpeningEnd(layer, save.reset);

  function handleChange({ kind }: ChangeResult) {
    if (kind === 'ignored') return;
    layer.complete();
    onSuccess?.();
    layer.close();
  }
  return {
    form: {
      isOpen: layer.isOpen,
      isSaving: save.isPending,
      isMutating,
      failure: save.isError ? genericMessage('changeFailed', storefront.settings.messages.cart) : undefined,
      onClose: () => layer.close(),
    },
    error: save.error,
    mutate: (change: Change) => save.mutate(change, { onSuccess: handleChange }),
  };
}
