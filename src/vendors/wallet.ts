import type { VendorAdapter } from './adapter';
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
    authorize: (ask) => authorize({ ...ask, clientToken: token }),
    teardown,
  };
}
