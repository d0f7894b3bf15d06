import { toSummary } from '../../cart/client/toCart';
import { toFees } from '../../cart/client/toCartDetails';
import type { HostSignal } from '../../platform/client/host/host';
import { isSet, orUndefined, toMoney } from '../../platform/client/wireValue';
import { CommerceError } from '../../platform/rules/commerceError';
import type { Storefront } from '../../storefront';
import { OrderAnswerBody, type OrderBody } from '../contract/order';
import type { Order, OrderPayment } from '../rules/order';
import { checkoutEndpoints } from './endpoints';

const PAYMENTS: readonly OrderPayment[] = ['INVOICE', 'PICKUP', 'PURCHASE_ORDER', 'CARD', 'VENDOR'];

/**
 * Fetches an order that this customer has placed. Resolves with undefined if the shop finds no such order for this
 * customer [ROUTE-012]. Rejects with CommerceError `network`, `refused` or `contract`.
 */
export async function readOrder(
  { send, site }: Storefront,
  number: string,
  signal?: HostSignal,
): Promise<Order | undefined> {
  try {
    const { order } = await send(OrderAnswerBody, checkoutEndpoints.readOrder, {
      ids: { id: number },
      signal,
    });
    return toOrder(order, site.currency);
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return undefined;
    throw error;
  }
}

/** Translates an order of the shop. Throws CommerceError `contract` for an amount with too many decimals. */
export function toOrder(body: OrderBody, currency: string): Order {
  return {
    number: body.orderNumber,
    placedOn: orUndefined(body.placedOn),
    isWaiting: isSet(body.isWaiting),
    email: orUndefined(body.email),
    shipTo: orUndefined(body.shipTo),
    payment: PAYMENTS.find((known) => known === body.payment),
    poNumber: orUndefined(body.purchaseOrderNumber),
    total: toMoney(body.orderTotal, 'order: orderTotal', currency),
    summary: { ...toSummary(body.cartSummary, { currency }), ...toFees(body.cartSummary, { currency }) },
    lines: body.items.map((item) => ({
      sku: item.itemId,
      name: orUndefined(item.name) ?? item.itemId,
      quantity: item.qty,
      total: toMoney(item.finalPrice, 'order: items.finalPrice', currency),
      url: orUndefined(item.url),
      imageUrl: orUndefined(item.imageUrl),
    })),
  };
}
