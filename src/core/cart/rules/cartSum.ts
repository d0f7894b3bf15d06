import type { Money } from '../../platform/rules/money';
import type { CartSummary } from './cart';

/** The rows of a cart's sum that are shown; savings are taken off, and shown as such [CART-ENT-003]. */
export type SumRow = {
  what:
    | 'subtotal'
    | 'instantSavings'
    | 'afterCoupons'
    | 'memberSavings'
    | 'handlingFee'
    | 'surchargeFee'
    | 'furnitureServiceFee'
    | 'total'
    | 'balance';
  amount: Money | 'to-be-determined';
  isSaving: boolean;
};

const isMore = (amount: Money | undefined): amount is Money => amount !== undefined && amount.minor > 0;

const differs = (amount: Money | undefined, from: Money | undefined): amount is Money =>
  amount !== undefined && amount.minor !== from?.minor;

/**
 * What a cart comes to, from the subtotal to what is left to pay: a row for each amount that says something. Member savings
 * are told to members only [GEN-006]; a fee that is not known yet is told as such [FURN-004].
 */
export function sumRows(summary: CartSummary, { isMember }: { isMember: boolean }): SumRow[] {
  const { subtotal, subtotalAfterCoupons, furnitureServiceFee: furniture, total, balance } = summary;
  const rows: SumRow[] = [];
  const put = (what: SumRow['what'], amount: SumRow['amount'], isSaving = false) =>
    rows.push({ what, amount, isSaving });
  if (subtotal) put('subtotal', subtotal);
  if (isMore(summary.instantSavings)) put('instantSavings', summary.instantSavings, true);
  if (differs(subtotalAfterCoupons, subtotal)) put('afterCoupons', subtotalAfterCoupons);
  if (isMember && isMore(summary.memberSavings)) put('memberSavings', summary.memberSavings, true);
  if (isMore(summary.handlingFee)) put('handlingFee', summary.handlingFee);
  if (isMore(summary.surchargeFee)) put('surchargeFee', summary.surchargeFee);
  if (furniture === 'to-be-determined' || isMore(furniture)) put('furnitureServiceFee', furniture);
  if (total) put('total', total);
  if (total && differs(balance, total)) put('balance', balance);
  return rows;
}
