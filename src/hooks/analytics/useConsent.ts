import { useEffect, useState } from 'react';
import { hasConsentManager, readConsent, saveConsent } from '../../core/analytics/client/consent';
import { useStorefront } from '../platform/StorefrontProvider';

export type Consent = {
  /** The categories that the customer has allowed; undefined if they have not answered. */
  allowed: readonly string[] | undefined;
  /**
   * Whether to display the consent prompt: the customer has not answered, and the page has no other consent manager.
   * False on a server.
   */
  isPromptOpen: boolean;
  save: (allowed: readonly string[]) => void;
  /** Closes the prompt without an answer: nothing is allowed, and the next page displays it again. */
  postpone: () => void;
};

/** The customer's consent to optional cookies and scripts [HDR-025]. */
export function useConsent(): Consent {
  const storefront = useStorefront();
  const [allowed, setAllowed] = useState<readonly string[]>();
  const [isPromptOpen, setPromptOpen] = useState(false);

  useEffect(() => {
    const known = readConsent(storefront);
    setAllowed(known);
    setPromptOpen(known === undefined && !hasConsentManager(storefront));
  }, [storefront]);

  return {
    allowed,
    isPromptOpen,
    save(chosen) {
      saveConsent(storefront, chosen);
      setAllowed(chosen);
      setPromptOpen(false);
    },
    postpone: () => setPromptOpen(false),
  };
}
