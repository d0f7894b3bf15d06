import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal';

/** Refuses bodies that no page of the shop sends. */
export const limitBody = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw new Refusal(413, 'INVALID_DATA_ITEM', 'The body is too large');
  },
});
