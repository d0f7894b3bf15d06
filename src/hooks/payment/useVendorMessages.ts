import { useEffect, useState } from 'react';
import type { CartMessage } from '../../core/cart/rules/cart';
import { takeVendorMessages } from '../../core/payment/client/vendorMessages';
import { vendorWords } from '../../core/payment/rules/vendorWords';
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
    const taken = takeVendorMessages(storefront);
    if (taken.length > 0) setMessages(taken);
  }, [storefront]);

  const { settings, locale } = storefront;
  const { cart, payment } = settings.messages;
  return [...new Set(messages.flatMap((message) => vendorWords(message, { cart, payment, locale }) ?? []))];
}
