import type { VendorBody } from '../../../src/core/payment/contract/payment';
import type { Visitor } from '../accounts/session';
import { vendors } from '../provider/vendors';

/** The path that the vendors redirect back to. */
export const vendorReturnPath = '/cc/sparq/vendorreturn';

/** The vendors that this visitor may pay with, and their URLs. Only consumers have them [GEN-008]. */
export function vendorsOf(
  { account }: Visitor,
  { provider, shop }: { provider: string | undefined; shop: string },
): VendorBody[] {
  if (!provider || account?.companyId) return [];
  const returnUrl = encodeURIComponent(`${shop}${vendorReturnPath}`);
  return vendors.map(({ type, name }) => ({
    vendorPaymentType: type,
    name,
    url: `${provider}/pay/${type}?return=${returnUrl}`,
  }));
}
