import { useEffect, useRef, useState } from 'react';
import { checkoutUrl } from '../../core/checkout/rules/checkoutUrl';
import { keepVendorMessages } from '../../core/payment/client/vendorMessages';
import { sendVendorPayment, vendorFailure } from '../../core/payment/client/vendorPayment';
import { type VendorApproval, type VendorReturn, VISA_PAY, vendorReturn } from '../../core/payment/rules/vendorPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

/** The page that the customer continues on, and its URL. */
export type VendorGoal = Pick<VendorReturn, 'goesTo'> & { url: string };

/**
 * Sends a vendor's approval to the shop, once per mount, and then navigates on; undefined while the request is pending
 * [PAY-VEND-001]. Failure messages are stored for the cart page [PAY-VEND-011].
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
    // in Strict Mode effects run twice, but the approval is sent once
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
