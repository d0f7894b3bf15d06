import type { CartLine } from '../cart/line';
import type { CartRow } from '../database/schema';
import { budgetCenterOf } from './charges';
import { type AccountingField, accountingFields, type Buying, demandsOf } from './company';

/** What the company requires with an order and the cart does not say yet, in the order in which it is asked for [DEC-032]. */
export function missingAccounting({ company }: Buying, cart: CartRow, lines: CartLine[]): AccountingField[] {
  if (!company.isMandatory) return [];
  const demands = demandsOf(company);
  const isGiven: Record<AccountingField, boolean> = {
    BC: lines.every((line) => budgetCenterOf(line, lines, cart) !== null),
    PON: Boolean(cart.poNumber),
    POR: Boolean(cart.poRelease),
  };
  return accountingFields.filter((field) => demands[field] === 'required' && !isGiven[field]);
}

/** Does an order of these cents wait for an approver? Approvers need none. */
export function needsApproval({ company, isApprover }: Buying, total: number): boolean {
  return !isApprover && company.approvalOver !== null && total > company.approvalOver;
}
