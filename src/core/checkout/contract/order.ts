import * as v from '../../../schema';
import { ReadSummaryBody } from '../../cart/contract/readCart';
import { Amount, Flag, Quantity, Text } from '../../platform/contract/scalar';

/** One line of an order. Amounts are decimal strings. */
export const OrderItemBody = v.object({
  itemId: v.string(),
  name: Text,
  qty: Quantity,
  finalPrice: Amount,
  url: Text,
  imageUrl: Text,
});

/** An order as the shop sends it [ROUTE-012]. `isWaiting` is true until the order is approved. */
export const OrderBody = v.object({
  orderNumber: v.string(),
  placedOn: Text,
  isWaiting: Flag,
  email: Text,
  shipTo: Text,
  payment: Text,
  purchaseOrderNumber: Text,
  items: v.array(OrderItemBody),
  orderTotal: Amount,
  cartSummary: v.nullish(ReadSummaryBody),
});

/** The response of GET /order/{number}. */
export const OrderAnswerBody = v.object({ order: OrderBody });

export type OrderBody = v.InferOutput<typeof OrderBody>;
