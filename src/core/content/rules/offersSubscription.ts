import { checkPhone, isEmail } from '../../platform/rules/contact';

export type OffersSubscription = { email: string; phone: string };

export type SubscriptionVerdict =
  | { ok: true; email: string; phone: string }
  | { ok: false; faults: ('email' | 'phone')[] };

/** May this be sent? An email has to be one; a phone number only where there is one, or the shop asks for it [CONT-009]. */
export function checkSubscription(typed: OffersSubscription, { requirePhone = false } = {}): SubscriptionVerdict {
  const phone = checkPhone(typed.phone);
  const isPhoneFine = phone.ok || (!requirePhone && typed.phone.trim() === '');
  const faults = [...(isEmail(typed.email) ? [] : ['email' as const]), ...(isPhoneFine ? [] : ['phone' as const])];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, email: typed.email.trim(), phone: phone.ok ? phone.phone : '' };
}
