import { useMemo, useState } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Layer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import { usePendingRequest } from '../platform/usePendingRequest';

export type AccountingSaving = {
  phase: 'idle' | 'saving' | 'failed';
  /** Why the last attempt failed. */
  error: CommerceError | undefined;
  /**
   * Resolves with true after the shop has saved it; with false if it failed, if nothing was sent because another cart
   * request was in flight, or if the overlay has closed meanwhile.
   */
  save: (send: (client: AccountingClient) => Promise<ChangeResult>) => Promise<boolean>;
};

const IDLE = { phase: 'idle', error: undefined } as const;

/**
 * Saves the accounting or ship-to location of the cart from one form; calls during a pending save are ignored. A save
 * belongs to the opening of the overlay in which it was started, and so does its failure.
 */
export function useAccountingChange(layer: Pick<Layer, 'opening'>): AccountingSaving {
  const { cartDependencies } = useStorefront();
  const client = useMemo(() => createAccountingClient(cartDependencies), [cartDependencies]);
  const [state, setState] = useState<Pick<AccountingSaving, 'phase' | 'error'>>(IDLE);
  const pendingRequest = usePendingRequest();

  useOpeningEnd(layer, () => {
    pendingRequest.giveUp();
    setState(IDLE);
  });

  return {
    ...state,
    async save(send) {
      if (pendingRequest.isPending()) return false;
      const end = pendingRequest.begin();
      setState({ phase: 'saving', error: undefined });
      try {
        const { kind } = await send(client);
        if (!end()) return false;
        setState(IDLE);
        return kind === 'changed';
      } catch (error) {
        if (end()) setState({ phase: 'failed', error: error as CommerceError });
        return false;
      }
    },
  };
}
