import { useMemo } from 'react';
import { toAccounting, toShipTo } from '../../core/checkout/client/toAccounting';
import { type Accounting, missingAccounting, NO_ACCOUNTING } from '../../core/checkout/rules/accounting';
import type { ShipTo } from '../../core/checkout/rules/shipTo';
import {
  type AccountingDemands,
  type AccountingField,
  hasAccounting,
} from '../../core/platform/rules/session/accountingDemands';
import { type CartState, useCart } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

export type AccountingState = Pick<CartState, 'cart' | 'phase' | 'isMutating'> & {
  /** Reloads from the shop. */
  refetch: () => void;
  /** False in a consumer shop: nothing is rendered and no request is sent [GEN-004]. */
  isOffered: boolean;
  demands: AccountingDemands;
  accounting: Accounting;
  shipTo: ShipTo;
  missing: AccountingField[];
};

/**
 * What a component renders in place of a missing cart: `failed` also for a business customer who has not signed in,
 * because then no cart will load.
 */
export function cartLoadingState(phase: CartState['phase']): 'loading' | 'failed' {
  return phase === 'failed' || phase === 'skipped' ? 'failed' : 'loading';
}

const NOWHERE: ShipTo = { locations: [], canAdd: false };

/** The accounting requirements of the account, without the cart; empty in a consumer shop [GEN-004]. */
export function useAccountingDemands(): AccountingDemands {
  const { site, session } = useStorefront();
  return hasAccounting(site) ? (session.accounting ?? {}) : {};
}

/** The accounting and ship-to location of the cart, and the fields that are still missing for the checkout. */
export function useAccounting(): AccountingState {
  const { site } = useStorefront();
  const { cart, phase, isMutating, refetch } = useCart();
  const isOffered = hasAccounting(site);
  const demands = useAccountingDemands();
  const accounting = useMemo(
    () => (isOffered && cart ? toAccounting(cart, site) : NO_ACCOUNTING),
    [isOffered, cart, site],
  );
  const shipTo = useMemo(() => (isOffered && cart ? toShipTo(cart) : NOWHERE), [isOffered, cart]);
  const missing = cart ? missingAccounting(cart, accounting, demands) : [];
  return { isOffered, demands, cart, phase, isMutating, refetch, accounting, shipTo, missing };
}
