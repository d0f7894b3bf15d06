import { subscribeToOffers } from '../../core/content/client/formClient';
import type { FormValues } from '../../core/content/rules/drawerForm';
import { checkSubscription } from '../../core/content/rules/offersSubscription';
import { useStorefront } from '../platform/StorefrontProvider';

/** Validates and sends a subscription to the shop's offers; rejects if the request fails [CONT-007, CONT-008]. */
export function useSubscription(landingPages: readonly string[] = []): (values: FormValues) => Promise<unknown> {
  const storefront = useStorefront();
  return async (values) => {
    const typed = { email: String(values['email'] ?? ''), phone: String(values['phone'] ?? '') };
    const verdict = checkSubscription(typed);
    return verdict.ok ? subscribeToOffers(storefront, verdict, landingPages) : undefined;
  };
}
