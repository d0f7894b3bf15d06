import { checkPhone, emailOf } from '../../platform/rules/contact';

/** A person who picks up the order for the customer. `phone` has ten digits. */
export type PickupDelegate = { firstName: string; lastName: string; email: string; phone: string };

export type DelegateField = keyof PickupDelegate;

/** What is wrong with a field: it is empty, or not a valid email or phone number. */
export type DelegateFault = 'missing' | 'email' | 'phone';

export type DelegateVerdict =
  | { ok: true; delegate: PickupDelegate }
  | { ok: false; faults: Partial<Record<DelegateField, DelegateFault>> };

/**
 * Validates the person who picks up. All four fields are required; phone and email follow the general rules [ADDR-003,
 * ADDR-008].
 */
export function checkDelegate(typed: PickupDelegate): DelegateVerdict {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), emailOf(typed.email)];
  const phone = checkPhone(typed.phone);
  const faults: Partial<Record<DelegateField, DelegateFault>> = {
    ...(firstName === '' && { firstName: 'missing' }),
    ...(lastName === '' && { lastName: 'missing' }),
    ...(!email && { email: 'email' }),
    ...(!phone.ok && { phone: 'phone' }),
  };
  return firstName && lastName && email && phone.ok
    ? { ok: true, delegate: { firstName, lastName, email, phone: phone.phone } }
    : { ok: false, faults };
}
