import { useMemo, useState } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

export type AccountingSaving = {
  phase: 'idle' | 'saving' | 'failed';
  /** Why the last attempt failed. */
  error: CommerceError | undefined;
  /**
   * Resolves with true after the shop has saved it; with false if it failed, or if nothing was sent because another
   * cart request was in flight.
   */
  save: (send: (client: AccountingClient) => Promise<ChangeResult>) => Promise<boolean>;
  /** Clears a failed attempt. */
  reset: () => void;
};

/** Saves the accounting or ship-to location of the cart from one form; calls during a pending save are ignored. */
export function useAccountingChange(): AccountingSaving {
  const { cartDependencies } = useStorefront();
  const client = useMemo(() => createAccountingClient(cartDependencies), [cartDependencies]);
  const [state, setState] = useState<Pick<AccountingSaving, 'phase' | 'error'>>({ phase: 'idle', error: undefined });

  return {
    ...state,
    async save(send) {
      if (state.phase === 'saving') return false;
      setState({ phase: 'saving', error: undefined });
      try {
        const { kind } = await send(client);
        setState({ phase: 'idle', error: undefined });
        return kind === 'changed';
      } catch (error) {
        setState({ phase: 'failed', error: error as CommerceError });
        return false;
      }
    },
    reset: () => setState({ phase: 'idle', error: undefined }),
  };
}
