import { useEffect, useRef, useState } from 'react';
import { checkoutUrl } from '../../core/checkout/rules/checkoutUrl';
import { storeVendorMessages } from '../../core/payment/client/vendorMessages';
import { sendVendorPayment, vendorFailure } from '../../core/payment/client/vendorPayment';
import { type VendorApproval, type VendorReturn, VISA_PAY, vendorReturn } from '../../core/payment/rules/vendorPayment';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useStorefront } from '../platform/StorefrontProvider';

/** The page that the customer continues on, and its URL. */
export type VendorGoal = Pick<VendorReturn, 'target'> & { url: string };

/**
 * Sends a vendor's approval to the shop, once per mount, and then navigates on; undefined while the request is pending
 * [PAY-VEND-001]. Failure messages are stored for the cart page [PAY-VEND-011].
 */
export function useVendorReturn(
  approval: VendorApproval,
  proceedCheckout: boolean | undefined,
  onReturn: ((goal: Pick<VendorReturn, 'target'>) => void) | undefined,
): VendorGoal | undefined {
  const storefront = useStorefront();
  const [goal, setGoal] = useState<VendorGoal>();
  const initial = useRef({ approval, proceedCheckout });
  const latestOnReturn = useRef(onReturn);
  const isSent = useRef(false);
  latestOnReturn.current = onReturn;

  useEffect(() => {
    // in Strict Mode effects run twice, but the approval is sent once
    if (isSent.current) return;
    isSent.current = true;
    const { settings, host } = storefront;

    async function handleReturn() {
      const { approval: sentApproval, proceedCheckout: wanted } = initial.current;
      const answer = await sendVendorPayment(storefront, sentApproval).catch((error: CommerceError) =>
        vendorFailure(error),
      );
      const { target, messages } = vendorReturn(answer, sentApproval.type ?? VISA_PAY, wanted);
      storeVendorMessages(storefront, messages);
      const url = target === 'checkout' ? checkoutUrl(settings.urls, 'checkout') : settings.urls.cart;
      setGoal({ target: target, url });
      latestOnReturn.current?.({ target: target });
      host.location.assign(url);
    }
    void handleReturn();
  }, [storefront]);

  return goal;
}
