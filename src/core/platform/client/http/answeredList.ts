import type { MessageBody } from '../../contract/message';
import { CommerceError } from '../../rules/commerceError';

/**
 * The list of an answer. Throws CommerceError `refused` for an empty one beside an error of the shop: it says nothing
 * about the list [DEC-Q594].
 */
export function answeredList<Item>(
  list: Item[],
  { messages }: { messages?: readonly MessageBody[] | null | undefined },
): Item[] {
  const error = list.length === 0 && messages?.find(({ type }) => type === 'ERROR');
  if (error) throw new CommerceError('refused', error.code, error.message ?? 'The shop responded with an error');
  return list;
}
