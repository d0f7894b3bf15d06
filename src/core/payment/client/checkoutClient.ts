import { type AccountingClient, createAccountingClient } from '../../checkout/client/accountingClient';
import { type CheckoutEnd, type CheckoutRequest, checkOut } from '../../checkout/client/checkout';
import { readOrder } from '../../checkout/client/orderClient';
import type { Order } from '../../checkout/rules/order';
import type { HostSignal } from '../../platform/client/host/host';
import type { Storefront } from '../../storefront';
import type { OrderOutcome, OrderRequest } from '../rules/placeOrder';
import { type PaymentClient, paymentOf } from './paymentClient';
import { placeOrder } from './placeOrder';

/** The checkout of a storefront, from the cart to the confirmation. */
export type CheckoutClient = {
  /**
   * Notifies the shop that the cart goes to checkout, with the prompts and the navigation of a page [CHK-001, CHK-006].
   * A client without a screen does not need it. Never rejects.
   */
  start(request: CheckoutRequest): Promise<CheckoutEnd>;
  /** Budget center, purchase order and location of a business [CART-UPD-012, SCR-005]. */
  accounting: AccountingClient;
  /** The payments of the order: cards, gift cards, purchase orders and addresses [GEN-008]. */
  payment: PaymentClient;
  /**
   * Pays for the order and places it, once, as `shown` by `payment.read()`. Resolves with the confirmation, or with the
   * shop's code and message if it was refused; nothing is charged then. Rejects with CommerceError if the outcome is
   * unknown; calling again is safe. Publishes `order:placed`.
   */
  placeOrder(request: OrderRequest): Promise<OrderOutcome>;
  /**
   * Fetches an order of this customer; undefined if there is none [ROUTE-012]. Rejects with CommerceError `network`,
   * `refused` or `contract`.
   */
  readOrder(number: string, signal?: HostSignal): Promise<Order | undefined>;
};

/** The checkout client of a storefront. */
export function checkoutOf(storefront: Storefront): CheckoutClient {
  return {
    start: (request) => checkOut(storefront, request),
    accounting: createAccountingClient(storefront),
    payment: paymentOf(storefront),
    placeOrder: (request) => placeOrder(storefront, request),
    readOrder: (number, signal) => readOrder(storefront, number, signal),
  };
}
