import { checkPhone, isEmail } from '../../platform/rules/contact';

/** Someone else who picks up in the customer's place. `phone` is ten digits. */
export type PickupDelegate = { firstName: string; lastName: string; email: string; phone: string };

export type DelegateField = keyof PickupDelegate;

/** What is wrong with a field: nothing stands in it, or it is no email, or no phone number. */
export type DelegateFault = 'missing' | 'email' | 'phone';

export type DelegateVerdict =
  | { ok: true; delegate: PickupDelegate }
  | { ok: false; faults: Partial<Record<DelegateField, DelegateFault>> };

/** Can this person be named? All four are needed; phone and email are checked like everywhere [ADDR-003, ADDR-008]. */
export function checkDelegate(typed: PickupDelegate): DelegateVerdict {
  const [firstName, lastName, email] = [typed.firstName.trim(), typed.lastName.trim(), typed.email.trim()];
  const phone = checkPhone(typed.phone);
  const faults: Partial<Record<DelegateField, DelegateFault>> = {
    ...(firstName === '' && { firstName: 'missing' }),
    ...(lastName === '' && { lastName: 'missing' }),
    ...(!isEmail(email) && { email: 'email' }),
    ...(!phone.ok && { phone: 'phone' }),
  };
  return phone.ok && Object.keys(faults).length === 0
    ? { ok: true, delegate: { firstName, lastName, email, phone: phone.phone } }
    : { ok: false, faults };
}
