import * as v from '../../../schema';
import { Flag, Text } from '../../platform/contract/scalar';

/** What the shop has to say to this customer [HDR-008]. */
export const CustomMessagesBody = v.object({
  messages: v.nullish(
    v.array(v.object({ id: v.string(), title: v.string(), text: Text, date: Text, url: Text, isRead: Flag })),
  ),
});
