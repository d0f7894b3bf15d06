import type { CartSummary } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';

/**
 * The payment method of an order: invoice, payment at pickup, purchase order of a business, cards, or through a vendor.
 */
export type OrderPayment = 'INVOICE' | 'PICKUP' | 'PURCHASE_ORDER' | 'CARD' | 'VENDOR';

export type OrderLine = {
  sku: string;
  name: string;
  quantity: number;
  total?: Money;
  url?: string;
  imageUrl?: string;
};

/** A placed order [ROUTE-012]. `placedOn` is a calendar date: 2026-11-20. */
export type Order = {
  number: string;
  placedOn?: string;
  /** Whether the order still waits for approval by the customer's company. It is confirmed only after that. */
  isWaiting: boolean;
  email?: string;
  shipTo?: string;
  payment?: OrderPayment;
  poNumber?: string;
  lines: OrderLine[];
  total?: Money;
  /** The breakdown of the total, as far as the shop sends it. */
  summary: CartSummary;
};

/** The number of units in an order. */
export function orderedUnits({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
