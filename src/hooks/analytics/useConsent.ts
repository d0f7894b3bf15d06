import { useEffect, useState } from 'react';
import { givenConsent, hasConsentManager, keepConsent } from '../../core/analytics/client/consent';
import { useStorefront } from '../platform/StorefrontProvider';

export type Consent = {
  /** What the customer has allowed; undefined while they have not answered. */
  allowed: readonly string[] | undefined;
  /** They have to be asked now: there is no answer, and nobody else asks. A server does not know, and says no. */
  isAsking: boolean;
  keep: (allowed: readonly string[]) => void;
  /** Not now: nothing is allowed, and the next page asks again. */
  postpone: () => void;
};

/** What the customer allows beside what is required [HDR-025]. */
export function useConsent(): Consent {
  const storefront = useStorefront();
  const [allowed, setAllowed] = useState<readonly string[]>();
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const known = givenConsent(storefront);
    setAllowed(known);
    setAsking(known === undefined && !hasConsentManager(storefront));
  }, [storefront]);

  return {
    allowed,
    isAsking,
    keep(chosen) {
      keepConsent(storefront, chosen);
      setAllowed(chosen);
      setAsking(false);
    },
    postpone: () => setAsking(false),
  };
}
