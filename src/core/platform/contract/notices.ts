import * as v from '../../../schema';
import { MessageBody } from './message';

/**
 * The messages of an answer that holds without them. Entries of another shape are left out, so that they refuse no
 * list [DEC-Q605]. An error that has no readable code is an error nevertheless [DEC-Q604].
 */
export const Notices = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((sent) => [sent].flat().flatMap(readable)),
  ),
);

function readable(sent: unknown): MessageBody[] {
  const { success, output } = v.safeParse(MessageBody, sent);
  if (success) return [output];
  const isError = (sent as { type?: unknown } | null)?.type === 'ERROR';
  return isError ? [{ code: 'UNKNOWN_ERROR', type: 'ERROR' }] : [];
}
