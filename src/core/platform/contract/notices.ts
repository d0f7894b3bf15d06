import * as v from '../../../schema';
import { MessageBody } from './message';

/**
 * The messages of an answer that holds without them. Entries of another shape are left out, so that they refuse no
 * list [DEC-Q605].
 */
export const Notices = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((sent) => [sent].flat().filter((each): each is MessageBody => v.safeParse(MessageBody, each).success)),
  ),
);
