import { useEffect, useState } from 'react';
import { takeVendorMessages } from '../core/client/vendorMessages';
import type { CartMessage } from '../core/rules/cart';
import { vendorWords } from '../core/rules/vendorWords';
import { useStorefront } from './StorefrontProvider';

/** What a vendor payment, from which the customer has just come back, has to say before anything else; once [PAY-VEND-011]. */
export function useVendorMessages(): string[] {
  const storefront = useStorefront();
  const [messages, setMessages] = useState<CartMessage[]>([]);

  // effects that run twice find nothing the second time
  useEffect(() => {
    const taken = takeVendorMessages(storefront);
    if (taken.length > 0) setMessages(taken);
  }, [storefront]);

  const { settings, locale } = storefront;
  const { cart, payment } = settings.messages;
  return [...new Set(messages.flatMap((message) => vendorWords(message, { cart, payment, locale }) ?? []))];
}
