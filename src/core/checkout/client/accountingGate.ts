import { requestOverlay } from '../../platform/client/requestOverlay';
import { isCartPage } from '../../platform/rules/cartPage';
import { hasAccounting } from '../../platform/rules/session/accountingDemands';
import type { Storefront } from '../../storefront';
import { missingAccounting } from '../rules/accounting';
import { toAccounting } from './toAccounting';

/**
 * Returns a function for a business to await before checkout. It prompts for required accounting fields that are
 * missing, or opens the cart page if this page cannot, and resolves with whether to continue. Undefined in a consumer
 * shop [GEN-004].
 */
export function accountingGate(storefront: Storefront): (() => Promise<boolean>) | undefined {
  return hasAccounting(storefront.site) ? () => passAccounting(storefront) : undefined;
}

/**
 * Whether the cart has all the accounting information that the business requires. Missing fields are prompted for, one
 * overlay after another: budget center, purchase order, release [SCR-002, SCR-003, SCR-004]. If the page has no such
 * overlay, the customer goes to the cart page, which has them. If the cart page has none either, the gate opens and the
 * checkout itself prompts. Never rejects.
 */
async function passAccounting(storefront: Storefront): Promise<boolean> {
  const { cart, host, session, settings, site } = storefront;
  let prompted: string | undefined;
  for (;;) {
    const known = cart.state().cart;
    const [next] = known ? missingAccounting(known, toAccounting(known, site), session.accounting ?? {}) : [];
    if (!next) return true;
    if (next === prompted) return false; // the field was filled in, and another tab has cleared it since
    prompted = next;
    const outcome = await requestOverlay(storefront, { overlay: next, isRequired: true });
    if (outcome === 'closed') return false;
    if (outcome === 'done') continue;
    if (isCartPage(new URL(host.location.href).pathname)) return true;
    host.location.assign(settings.urls.cart);
    return false;
  }
}
