import { useMemo } from 'react';
import { toAccounting, toShipTo } from '../core/client/toAccounting';
import { type Accounting, missingAccounting, NO_ACCOUNTING } from '../core/rules/accounting';
import type { AccountingDemands, AccountingField } from '../core/rules/accountingDemands';
import type { ShipTo } from '../core/rules/shipTo';
import { hasAccounting } from '../core/rules/tenant';
import { useStorefront } from './StorefrontProvider';
import { type CartState, useCart } from './useCart';

export type AccountingState = Pick<CartState, 'cart' | 'phase' | 'isPending'> & {
  /** Asks the shop again. */
  reload: () => void;
  /** False in a consumer shop: nothing of it is drawn, and nothing is sent [GEN-004]. */
  isOffered: boolean;
  demands: AccountingDemands;
  accounting: Accounting;
  shipTo: ShipTo;
  missing: AccountingField[];
};

/** What a part that needs the cart draws in its place: an account that has no cart yet can not wait for one. */
export function cartWait(phase: CartState['phase']): 'loading' | 'failed' {
  return phase === 'failed' || phase === 'skipped' ? 'failed' : 'loading';
}

const NOWHERE: ShipTo = { locations: [], canAdd: false };

/** What the account asks of its buyers, without a look at the cart; nothing at all in a consumer shop [GEN-004]. */
export function useAccountingDemands(): AccountingDemands {
  const { site, session } = useStorefront();
  return hasAccounting(site) ? (session.accounting ?? {}) : {};
}

/** Who pays for the cart, where it goes, and what is still to be said of that before the checkout. */
export function useAccounting(): AccountingState {
  const { site, cartParts } = useStorefront();
  const { cart, phase, isPending, reload } = useCart();
  const isOffered = hasAccounting(site);
  const demands = useAccountingDemands();
  const accounting = useMemo(
    () => (isOffered && cart ? toAccounting(cart, cartParts.tongue) : NO_ACCOUNTING),
    [isOffered, cart, cartParts],
  );
  const shipTo = useMemo(() => (isOffered && cart ? toShipTo(cart) : NOWHERE), [isOffered, cart]);
  const missing = cart ? missingAccounting(cart, accounting, demands) : [];
  return { isOffered, demands, cart, phase, isPending, reload, accounting, shipTo, missing };
}
