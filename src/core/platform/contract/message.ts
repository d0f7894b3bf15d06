import * as v from '../../../schema';
import { Count, Text, TextOrNumber } from './scalar';

/**
 * What the shop has to say about a cart, a line or a request [CART-ENT-021].
 * `type` ERROR is a refusal; WARNING and INFO are told. `value` is the figure its text speaks of: a maximum, an amount.
 */
export const MessageBody = v.object({
  code: v.string(),
  type: Text,
  message: Text,
  value: TextOrNumber,
  itemId: Text,
});

/** A refusal: any answer with a status of 400 and more. */
export const RefusalBody = v.object({
  status: Count,
  messages: v.nullish(v.array(MessageBody)),
});

export type MessageBody = v.InferOutput<typeof MessageBody>;
export type RefusalBody = v.InferOutput<typeof RefusalBody>;
