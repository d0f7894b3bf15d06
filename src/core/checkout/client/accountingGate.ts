import { askOverlay } from '../../platform/client/askOverlay';
import { isCartPage } from '../../platform/rules/cartPage';
import { hasAccounting } from '../../platform/rules/tenant';
import type { Storefront } from '../../storefront';
import { missingAccounting } from '../rules/accounting';
import { toAccounting } from './toAccounting';

/**
 * The gate before a business's checkout: asks for what is required and missing, and says whether the customer may go on.
 * Undefined in a consumer shop, which has none [GEN-004].
 */
export function accountingGate(storefront: Storefront): (() => Promise<boolean>) | undefined {
  return hasAccounting(storefront.site) ? () => passAccounting(storefront) : undefined;
}

/**
 * May the cart go to the checkout, for all that a business asks of it? What is missing is asked for, one overlay after
 * another: budget center, purchase order, release [SCR-002, SCR-003, SCR-004]. Where the page shows no such overlay, the
 * customer is taken to the cart page, which does; from a page that should, the checkout itself asks. Never rejects.
 */
async function passAccounting(storefront: Storefront): Promise<boolean> {
  const { cart, cartParts, host, session, settings } = storefront;
  let asked: string | undefined;
  for (;;) {
    const known = cart.state().cart;
    const [next] = known
      ? missingAccounting(known, toAccounting(known, cartParts.tongue), session.accounting ?? {})
      : [];
    if (!next) return true;
    if (next === asked) return false; // it was given, and another tab has taken it back since
    asked = next;
    const outcome = await askOverlay(storefront, { overlay: next, isRequired: true });
    if (outcome === 'closed') return false;
    if (outcome === 'done') continue;
    if (isCartPage(new URL(host.location.href).pathname)) return true;
    host.location.assign(settings.urls.cart);
    return false;
  }
}
