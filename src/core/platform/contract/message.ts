import * as v from '../../../schema';
import { Count, Text, TextOrNumber } from './scalar';

/**
 * A message of the shop about a cart, a line or a request [CART-ENT-021].
 * `type` ERROR is a refusal; WARNING and INFO are displayed to the customer. `value` is the figure in the message text,
 * such as a maximum or an amount.
 */
export const MessageBody = v.object({
  code: v.string(),
  type: Text,
  message: Text,
  value: TextOrNumber,
  itemId: Text,
});

/** The body of a refusal: any response with a status of 400 or above. */
export const RefusalBody = v.object({
  status: Count,
  messages: v.nullish(v.array(MessageBody)),
});

export type MessageBody = v.InferOutput<typeof MessageBody>;
