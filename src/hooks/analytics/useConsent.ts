import { useCallback, useEffect, useState } from 'react';
import {
  type ConsentCategory,
  hasConsent,
  hasConsentManager,
  readConsent,
  saveConsent,
} from '../../core/platform/client/consent';
import { useStorefront } from '../platform/StorefrontProvider';
import { useRequestOverlay } from '../platform/useRequestOverlay';

/** The customer's consent to optional cookies and scripts [HDR-025]. */
export function useConsent() {
  const storefront = useStorefront();
  const [allowed, setAllowed] = useState<readonly string[]>();
  const [isPromptOpen, setPromptOpen] = useState(false);

  useEffect(() => {
    const known = readConsent(storefront);
    setAllowed(known);
    setPromptOpen(known === undefined && !hasConsentManager(storefront));
  }, [storefront]);

  return {
    /** The categories that the customer has allowed; undefined if they have not answered. */
    allowed,
    /** The customer has not answered, and the page has no other consent manager. False on a server. */
    isPromptOpen,
    save(chosen: readonly string[]) {
      saveConsent(storefront, chosen);
      setAllowed(chosen);
      setPromptOpen(false);
    },
    /** Closes the prompt without an answer: nothing is allowed, and the next page displays it again. */
    postpone: () => setPromptOpen(false),
  };
}

/**
 * Whether the customer consents to a category, for what a customer starts by a press. Opens the consent prompt of the
 * page if they have not consented; a page with a consent manager of its own has no such prompt [HDR-025, DEC-132].
 */
export function useConsentRequest(category: ConsentCategory): () => Promise<boolean> {
  const storefront = useStorefront();
  const requestOverlay = useRequestOverlay();

  return useCallback(async () => {
    if (!hasConsent(storefront, category) && !hasConsentManager(storefront))
      await requestOverlay({ overlay: 'REQUIRED_COOKIES' });
    return hasConsent(storefront, category);
  }, [storefront, requestOverlay, category]);
}
