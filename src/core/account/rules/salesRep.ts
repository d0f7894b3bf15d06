import { phoneText } from '../../platform/rules/contact';
import type { PermissionDetail } from '../../platform/rules/session/permissions';

/** The sales representative of a business account, with the fields that the session has. */
export type SalesRep = { name?: string; email?: string; phone?: string };

/** The sales representative, if the session has an email, name or phone number [HDR-011]. */
export function salesRepOf({ sessionData = {} }: PermissionDetail = {}): SalesRep | undefined {
  const { salesRepName: name, salesRepEmail: email, salesRepPhone: phone } = sessionData;
  return shownSalesRep({ name, email, phone });
}

/** The displayable fields of a representative: blank fields are omitted. Undefined if no field is left [HDR-011]. */
export function shownSalesRep({ name = '', email = '', phone = '' }: SalesRep): SalesRep | undefined {
  const shown = {
    ...(name.trim() && { name: name.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(phone.trim() && { phone: phoneText(phone.trim()) }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}
