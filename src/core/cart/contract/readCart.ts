import * as v from '../../../schema';
import type { CartAnswerBody, CartBody, CartSummaryBody } from './cart';
import { ReadCart, ReadSummary } from './readFields';

/** The totals of a cart or an order [CART-ENT-003]. */
export const ReadSummaryBody: v.GenericSchema<unknown, CartSummaryBody> = ReadSummary as never;

/** The part of the cart that every page reads [CART-ENT-001]. */
export const ReadCartBody: v.GenericSchema<unknown, CartBody> = ReadCart as never;

/** The envelope of every cart response. A response without `cartInfo` counts as missing [CART-STORE-006]. */
export const ReadCartAnswerBody: v.GenericSchema<unknown, CartAnswerBody> = v.object({
  cartInfo: v.nullish(ReadCartBody),
});
