import { checkPhone, emailOf } from '../../platform/rules/contact';

export type OffersSubscription = { email: string; phone: string };

export type SubscriptionVerdict =
  | { ok: true; email: string; phone: string }
  | { ok: false; faults: ('email' | 'phone')[] };

/**
 * Validates a subscription. The email address must be valid; the phone number must be valid if it is given or required
 * [CONT-009].
 */
export function checkSubscription(typed: OffersSubscription, { requirePhone = false } = {}): SubscriptionVerdict {
  const phone = checkPhone(typed.phone);
  const email = emailOf(typed.email);
  const isPhoneFine = phone.ok || (!requirePhone && typed.phone.trim() === '');
  const faults = [...(email ? [] : ['email' as const]), ...(isPhoneFine ? [] : ['phone' as const])];
  if (!email || faults.length > 0) return { ok: false, faults };
  return { ok: true, email, phone: phone.ok ? phone.phone : '' };
}
