import type { CartSummary } from '../../cart/rules/cart';
import type { Money } from '../../platform/rules/money';

/** How an order is paid: by an invoice, when it is picked up, on a purchase order of a business, by cards, or through a vendor. */
export type OrderPayment = 'INVOICE' | 'PICKUP' | 'PURCHASE_ORDER' | 'CARD' | 'VENDOR';

export type OrderLine = {
  sku: string;
  name: string;
  quantity: number;
  total?: Money;
  url?: string;
  imageUrl?: string;
};

/** What the customer has ordered [ROUTE-012]. `placedOn` is a calendar date: 2026-11-20. */
export type Order = {
  number: string;
  placedOn?: string;
  /** It is confirmed only when somebody of the company has approved it. */
  isWaiting: boolean;
  email?: string;
  shipTo?: string;
  payment?: OrderPayment;
  poNumber?: string;
  lines: OrderLine[];
  total?: Money;
  /** How it comes to its total, as far as the shop says. */
  summary: CartSummary;
};

/** How many units an order holds. */
export function orderedUnits({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
