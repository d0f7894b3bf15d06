import type { VendorAdapter, VendorEnd } from './adapter';
import { createVendorWindow } from './vendorWindow';

/** The wallet: its window, which is told the token that the shop has for it [PAY-AUTH-009]. */
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
    authorize: async (ask) => markedEnd(await authorize({ ...ask, clientToken: token })),
    teardown,
  };
}

/** The addresses that it gives are the wallet's own [PAY-VEND-005]. */
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
