import { useEffect, useRef, useState } from 'react';
import { checkoutUrl } from '../../core/checkout/rules/checkoutUrl';
import { storeVendorMessages } from '../../core/payment/client/vendorMessages';
import { sendVendorPayment, vendorFailure } from '../../core/payment/client/vendorPayment';
import { type VendorApproval, type VendorReturn, VISA_PAY, vendorReturn } from '../../core/payment/rules/vendorPayment';
import { useStorefront } from '../platform/StorefrontProvider';
import { useStableCallback } from '../platform/useStableCallback';

/**
 * Sends a vendor's approval to the shop, once per mount, and then navigates on. Returns the page that the customer
 * continues on, undefined while the request is pending [PAY-VEND-001]. Failure messages are stored for the cart page
 * [PAY-VEND-011].
 */
export function useVendorReturn(
  approval: VendorApproval,
  proceedCheckout: boolean | undefined,
  onReturn: ((goal: Pick<VendorReturn, 'target'>) => void) | undefined,
) {
  const storefront = useStorefront();
  const [goal, setGoal] = useState<{ target: VendorReturn['target']; url: string }>();
  const isSent = useRef(false);
  const notify = useStableCallback((target: VendorReturn['target']) => onReturn?.({ target }));

  const handleReturn = useStableCallback(async () => {
    const { settings, host } = storefront;
    const answer = await sendVendorPayment(storefront, approval).catch(vendorFailure);
    const { target, messages } = vendorReturn(answer, approval.type ?? VISA_PAY, proceedCheckout);
    storeVendorMessages(storefront, messages);
    const url = target === 'checkout' ? checkoutUrl(settings.urls, 'checkout') : settings.urls.cart;
    setGoal({ target, url });
    notify(target);
    host.location.assign(url);
  });
  useEffect(() => {
    // in Strict Mode effects run twice, but the approval is sent once
    if (isSent.current) return;
    isSent.current = true;
    void handleReturn();
  }, [handleReturn]);

  return goal;
}
