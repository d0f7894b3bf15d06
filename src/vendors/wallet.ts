import type { VendorAdapter, VendorEnd } from './adapter';
import { createVendorWindow } from './vendorWindow';

/** The wallet: a vendor window that also receives the client token from the shop [PAY-AUTH-009]. */
export function createWallet(
  url: string,
  { clientToken, timeoutMs }: { clientToken: () => Promise<string>; timeoutMs?: number | undefined },
): VendorAdapter {
  const { authorize, teardown } = createVendorWindow(url, timeoutMs);
  let token = '';
  return {
    async load() {
      token = await clientToken();
    },
    authorize: async (request, onLost) => markedEnd(await authorize({ ...request, clientToken: token }, onLost)),
    teardown,
  };
}

/** Marks the addresses of an approval as the wallet's own [PAY-VEND-005]. */
function markedEnd(outcome: VendorEnd): VendorEnd {
  if (outcome.end !== 'approved') return outcome;
  const { billingAddress, shippingAddress, ...approval } = outcome.approval;
  return {
    end: 'approved',
    approval: {
      ...approval,
      ...(billingAddress && { billingAddress: { ...billingAddress, isOfWallet: true } }),
      ...(shippingAddress && { shippingAddress: { ...shippingAddress, isOfWallet: true } }),
    },
  };
}
