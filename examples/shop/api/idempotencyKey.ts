import type { Context } from 'hono';
import { Refusal } from '../http/refusal';

/** The idempotency key of a call; undefined when the client sends none. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'Idempotency-Key: invalid');
  }
  return key;
}
