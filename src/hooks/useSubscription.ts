import { subscribeToOffers } from '../core/client/formClient';
import type { FormValues } from '../core/rules/drawerForm';
import { checkSubscription } from '../core/rules/offersSubscription';
import { useStorefront } from './StorefrontProvider';

/** Sends a checked subscription to the shop's offers; what goes wrong is thrown on [CONT-007, CONT-008]. */
export function useSubscription(landingPages: readonly string[] = []): (values: FormValues) => Promise<unknown> {
  const storefront = useStorefront();
  return async (values) => {
    const typed = { email: String(values['email'] ?? ''), phone: String(values['phone'] ?? '') };
    const verdict = checkSubscription(typed);
    return verdict.ok ? subscribeToOffers(storefront, verdict, landingPages) : undefined;
  };
}
