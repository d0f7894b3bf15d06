import type { Context } from 'hono';
import * as v from 'valibot';
import { ShortText } from '../http/readRequest';
import { Refusal } from '../http/refusal';

/** The number of the order that a call puts into the cart again. */
export function modifiedOrder(c: Context): string {
  if (c.req.query('actionType') !== 'MODIFY_CART') throw new Refusal(400, 'INVALID_DATA_ITEM', 'actionType: unknown');
  const number = c.req.query('orderNumber');
  if (!v.is(ShortText, number)) throw new Refusal(400, 'INVALID_DATA_ITEM', 'orderNumber: expected');
  return number;
}
