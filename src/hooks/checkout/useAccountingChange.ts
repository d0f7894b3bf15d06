import { useMemo, useState } from 'react';
import type { ChangeResult } from '../../core/cart/client/cartChanger';
import { type AccountingClient, createAccountingClient } from '../../core/checkout/client/accountingClient';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

export type AccountingSaving = {
  phase: 'idle' | 'saving' | 'failed';
  /** Why the last try failed. */
  error: CommerceError | undefined;
  /** True once the shop has saved it; false when it failed, or another cart request was on the wire and nothing was sent. */
  save: (send: (client: AccountingClient) => Promise<ChangeResult>) => Promise<boolean>;
  /** Forgets that a try has failed. */
  reset: () => void;
};

/** Saves who pays for the cart, or where it goes, from one form; a press while the first one is saved is ignored. */
export function useAccountingChange(): AccountingSaving {
  const { cartParts } = useStorefront();
  const client = useMemo(() => createAccountingClient(cartParts), [cartParts]);
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
