import type { VendorBody } from '../../../src/core/payment/contract/payment';
import type { Visitor } from '../accounts/session';
import { vendors } from '../provider/vendors';

/** Where the vendors lead a customer back to. */
export const vendorReturnPath = '/cc/sparq/vendorreturn';

/** Whom this visitor may pay by, and where each is: consumers only, for a business pays its own way [GEN-008]. */
export function vendorsOf(
  { account }: Visitor,
  { provider, shop }: { provider: string | undefined; shop: string },
): VendorBody[] {
  if (!provider || account?.companyId) return [];
  const way = encodeURIComponent(`${shop}${vendorReturnPath}`);
  return vendors.map(({ type, name }) => ({
    vendorPaymentType: type,
    name,
    url: `${provider}/pay/${type}?return=${way}`,
  }));
}
