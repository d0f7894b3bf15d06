import { phoneText } from '../../platform/rules/contact';
import type { PermissionDetail } from '../../platform/rules/session/permissions';

/** Who looks after a business account, as far as the session says. */
export type SalesRep = { name?: string; email?: string; phone?: string };

/** The sales representative, when the session has any of email, name or phone [HDR-011]. */
export function salesRepOf({ sessionData = {} }: PermissionDetail = {}): SalesRep | undefined {
  const { salesRepName: name, salesRepEmail: email, salesRepPhone: phone } = sessionData;
  return shownSalesRep({ ...(name && { name }), ...(email && { email }), ...(phone && { phone }) });
}

/** What of a representative can be shown: what is blank is not there, and who has nothing is nobody [HDR-011]. */
export function shownSalesRep({ name = '', email = '', phone = '' }: SalesRep): SalesRep | undefined {
  const shown = {
    ...(name.trim() && { name: name.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(phone.trim() && { phone: phoneText(phone.trim()) }),
  };
  return Object.keys(shown).length > 0 ? shown : undefined;
}
