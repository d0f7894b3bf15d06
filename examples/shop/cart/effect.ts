import type { Message } from './message';

/** What an add, an update or a delete did to one line; a line of qty 0 with no id was refused. */
export type LineEffect = {
  itemId: string;
  cartItemId?: string;
  actioned: 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM' | 'NONE';
  prevQty: number;
  requestedQty: number;
  qtyAdded: number;
  messages: Message[];
};

/** What an add did, in the words of its answer. `isSpecial` carts go on elsewhere. */
export type AddEffect = { lines: LineEffect[]; isSpecial: boolean };
