import { hasAccounting } from '../rules/tenant';
import { laterFile } from './laterFile';
import type { Storefront } from './storefront';

/**
 * The gate before a business's checkout: asks for what is required and missing, and says whether the customer may go on.
 * Undefined in a consumer shop, which has none [GEN-004]; open where its file can not be had, for the checkout asks itself.
 */
export function accountingGate(storefront: Storefront): (() => Promise<boolean>) | undefined {
  if (!hasAccounting(storefront.site)) return undefined;
  const file = laterFile(storefront.host, () => import('./passAccounting'));
  return () =>
    file().then(
      ({ passAccounting }) => passAccounting(storefront),
      () => true,
    );
}
