import { type Message, message } from './message';
import type { AddItemRequest } from './requests';

/** The effect of an add, an update or a delete on one line. A line with qty 0 and no id was refused. */
export type LineEffect = {
  itemId: string;
  cartItemId?: string;
  actioned: 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM' | 'NONE';
  prevQty: number;
  requestedQty: number;
  qtyAdded: number;
  messages: Message[];
};

/** The effect of an item that is not added, and why. */
export function refused(item: Pick<AddItemRequest, 'itemId' | 'qty'>, code: string): LineEffect {
  const messages = [message(code, 'ERROR', { itemId: item.itemId })];
  return { itemId: item.itemId, actioned: 'NONE', prevQty: 0, requestedQty: item.qty, qtyAdded: 0, messages };
}
