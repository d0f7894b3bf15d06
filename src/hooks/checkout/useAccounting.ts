import { toAccounting, toShipTo } from '../../core/checkout/client/toAccounting';
import { missingAccounting, NO_ACCOUNTING } from '../../core/checkout/rules/accounting';
import type { ShipTo } from '../../core/checkout/rules/shipTo';
import { type AccountingDemands, hasAccounting } from '../../core/platform/rules/session/accountingDemands';
import { useCart } from '../cart/useCart';
import { useStorefront } from '../platform/StorefrontProvider';

const NOWHERE: ShipTo = { locations: [], canAdd: false };

/** The accounting requirements of the account, without the cart; empty in a consumer shop [GEN-004]. */
export function useAccountingDemands(): AccountingDemands {
  const { site, session } = useStorefront();
  return hasAccounting(site) ? (session.accounting ?? {}) : {};
}

/** The accounting and ship-to location of the cart, and the fields that are still missing for the checkout. */
export function useAccounting() {
  const { site } = useStorefront();
  const { cart, phase, isMutating, refetch } = useCart();
  const isOffered = hasAccounting(site);
  const demands = useAccountingDemands();
  const accounting = isOffered && cart ? toAccounting(cart, site) : NO_ACCOUNTING;
  const shipTo = isOffered && cart ? toShipTo(cart) : NOWHERE;
  const missing = cart ? missingAccounting(cart, accounting, demands) : [];
  // no cart will load for a business customer who has not signed in
  const state = phase === 'failed' || phase === 'skipped' ? ('failed' as const) : ('loading' as const);
  return {
    demands,
    cart,
    isMutating,
    /** What a component renders in place of a missing cart. */
    loading: { state, onRetry: refetch },
    accounting,
    shipTo,
    missing,
  };
}
