import { useEffect, useRef, useState } from 'react';
import { checkoutUrl } from '../../core/checkout/rules/checkoutUrl';
import { keepVendorMessages } from '../../core/payment/client/vendorMessages';
import { sendVendorPayment, vendorFailure } from '../../core/payment/client/vendorPayment';
import { type VendorApproval, type VendorReturn, VISA_PAY, vendorReturn } from '../../core/payment/rules/vendorPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

/** Where the customer goes on, and its address. */
export type VendorGoal = Pick<VendorReturn, 'goesTo'> & { url: string };

/**
 * Gives the shop what a vendor has approved, once for each time the page is drawn, and leads on; undefined as long as that
 * takes [PAY-VEND-001]. What went wrong waits for the cart page [PAY-VEND-011].
 */
export function useVendorReturn(
  approval: VendorApproval,
  proceedCheckout: boolean | undefined,
  onReturn: ((goal: Pick<VendorReturn, 'goesTo'>) => void) | undefined,
): VendorGoal | undefined {
  const storefront = useStorefront();
  const [goal, setGoal] = useState<VendorGoal>();
  const asked = useRef({ approval, proceedCheckout });
  const told = useRef(onReturn);
  const isSent = useRef(false);
  told.current = onReturn;

  useEffect(() => {
    // effects that run twice have sent it once
    if (isSent.current) return;
    isSent.current = true;
    const { settings, host } = storefront;

    async function comeBack() {
      const { approval: given, proceedCheckout: wanted } = asked.current;
      const answer = await sendVendorPayment(storefront, given).catch((error: CommerceError) => vendorFailure(error));
      const { goesTo, messages } = vendorReturn(answer, given.type ?? VISA_PAY, wanted);
      keepVendorMessages(storefront, messages);
      const url = goesTo === 'checkout' ? checkoutUrl(settings.urls, 'checkout') : settings.urls.cart;
      setGoal({ goesTo, url });
      told.current?.({ goesTo });
      host.location.assign(url);
    }
    void comeBack();
  }, [storefront]);

  return goal;
}
