import { subscribeToOffers } from '../../core/content/client/formClient';
import type { FormValues } from '../../core/content/rules/drawerForm';
import { useStorefront } from '../platform/StorefrontProvider';

/** Sends a subscription to the shop's offers; rejects if the request fails [CONT-007, CONT-008]. */
export function useSubscription(landingPages: readonly string[] = []): (body: FormValues) => Promise<unknown> {
  const storefront = useStorefront();
  return (body) => subscribeToOffers(storefront, body, landingPages);
}
