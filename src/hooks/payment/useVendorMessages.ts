import { useEffect, useState } from 'react';
import type { CartMessage } from '../../core/cart/rules/cart';
import { consumeVendorMessages } from '../../core/payment/client/vendorMessages';
import { vendorFailureMessage } from '../../core/payment/rules/vendorFailureMessage';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * The messages of the vendor payment from which the customer has just returned, to show first; they are read once
 * [PAY-VEND-011].
 */
export function useVendorMessages(): string[] {
  const storefront = useStorefront();
  const [messages, setMessages] = useState<CartMessage[]>([]);

  // in Strict Mode the second effect finds no messages and must not clear the first ones
  useEffect(() => {
    const received = consumeVendorMessages(storefront);
    if (received.length > 0) setMessages(received);
  }, [storefront]);

  const { settings, locale } = storefront;
  const { cart, payment } = settings.messages;
  return [...new Set(messages.flatMap((message) => vendorFailureMessage(message, { cart, payment, locale }) ?? []))];
}
