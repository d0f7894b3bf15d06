import type { Message } from './message';

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

/** The effect of an add, in the terms of its response. `isSpecial` carts continue elsewhere. */
export type AddEffect = { lines: LineEffect[]; isSpecial: boolean };
