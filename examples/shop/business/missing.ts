import { type AccountedLine, type Accounting, budgetCenterOf } from './charges';
import { type AccountingField, accountingFields, type Buying, demandsOf } from './company';

/**
 * The accounting fields that the company requires and the cart lacks, in the order in which they are requested
 * [DEC-032].
 */
export function missingAccounting(
  { company }: Buying,
  cart: Accounting,
  lines: readonly AccountedLine[],
): AccountingField[] {
  if (!company.isMandatory) return [];
  const demands = demandsOf(company);
  const isProvided: Record<AccountingField, boolean> = {
    BC: lines.every((line) => budgetCenterOf(line, lines, cart) !== null),
    PON: Boolean(cart.poNumber),
    POR: Boolean(cart.poRelease),
  };
  return accountingFields.filter((field) => demands[field] === 'required' && !isProvided[field]);
}

/** Whether an order of this amount in cents waits for an approver. Approvers' own orders never do. */
export function needsApproval({ company, isApprover }: Buying, total: number): boolean {
  return !isApprover && company.approvalOver !== null && total > company.approvalOver;
}
