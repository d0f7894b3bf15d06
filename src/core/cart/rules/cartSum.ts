import type { Money } from '../../platform/rules/money';
import type { CartSummary } from './cart';

/** A row of the cart's totals. Savings are subtracted, and shown as savings [CART-ENT-003]. */
export type SumRow = {
  what:
    | 'subtotal'
    | 'instantSavings'
    | 'afterCoupons'
    | 'memberSavings'
    | 'deliveryFee'
    | 'handlingFee'
    | 'surchargeFee'
    | 'furnitureServiceFee'
    | 'tax'
    | 'total'
    | 'balance';
  amount: Money | 'to-be-determined';
  isSaving: boolean;
};

const isMore = (amount: Money | undefined): amount is Money => amount !== undefined && amount.minor > 0;

const differs = (amount: Money | undefined, from: Money | undefined): amount is Money =>
  amount !== undefined && amount.minor !== from?.minor;

/**
 * Returns the rows of the cart's totals, from the subtotal to the balance to pay. Omits amounts that add no
 * information; a delivery and a tax are shown also if they cost nothing. Member savings are shown to members only
 * [GEN-006]. A fee or a tax that is not known yet has the amount `to-be-determined` [FURN-004].
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
  if (summary.deliveryFee) put('deliveryFee', summary.deliveryFee);
  if (isMore(summary.handlingFee)) put('handlingFee', summary.handlingFee);
  if (isMore(summary.surchargeFee)) put('surchargeFee', summary.surchargeFee);
  if (furniture === 'to-be-determined' || isMore(furniture)) put('furnitureServiceFee', furniture);
  if (summary.tax) put('tax', summary.tax);
  if (total) put('total', total);
  if (total && differs(balance, total)) put('balance', balance);
  return rows;
}

/** Labels of the totals of a cart or an order [CART-ENT-003]. */
export const TOTALS_MESSAGES = {
  subtotal: 'Subtotal',
  afterCoupons: 'Subtotal after coupons',
  memberSavings: 'Member savings',
  deliveryFee: 'Delivery',
  freeDelivery: 'Free',
  handlingFee: 'Handling',
  surchargeFee: 'Surcharge',
  tax: 'Tax',
  taxLater: 'Calculated at checkout',
  total: 'Total',
  balance: 'Balance',
};

/** The default label of an instant saving [CART-ENT-024]. */
export const INSTANT_SAVING = 'Instant Saving';
