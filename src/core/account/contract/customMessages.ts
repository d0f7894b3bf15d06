import * as v from '../../../schema';
import { Flag, Text } from '../../platform/contract/scalar';

/** The shop's messages to this customer [HDR-008]. */
export const CustomMessagesBody = v.object({
  messages: v.nullish(
    v.array(v.object({ id: v.string(), title: v.string(), text: Text, date: Text, url: Text, isRead: Flag })),
  ),
});
