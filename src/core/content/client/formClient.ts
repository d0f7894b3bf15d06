import * as v from '../../../schema';
import type { Storefront } from '../../storefront';
import type { FormValues } from '../rules/drawerForm';
import { contentEndpoints } from './endpoints';

/** Submits the form of a drawer; `id` is the drawer's name [OVR-001 to OVR-011]. Rejects with CommerceError. */
export async function sendForm({ send }: Storefront, id: string, body: FormValues): Promise<void> {
  await send(v.unknown(), contentEndpoints.sendForm, { ids: { id }, body });
}

/**
 * Subscribes to offers; the phone number is optional. Resolves with the shop's unparsed response; errors are passed on
 * [CONT-007, CONT-008].
 */
export function subscribeToOffers(
  { send }: Storefront,
  { email, phone = '' }: FormValues,
  landingPages: readonly string[],
): Promise<unknown> {
  const body = { emailID: email, phoneNumber: phone, landingPages: [...landingPages] };
  return send(v.unknown(), contentEndpoints.subscribeOffers, { body });
}
