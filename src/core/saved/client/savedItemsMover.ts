import type { CartClient } from '../../cart/client/cartClient';
import { activeLines } from '../../cart/rules/cart';
import { hasArrived, itemsToMove, movableItems, type SavedItem } from '../rules/savedItems';
import type { MoveOutcome } from '../rules/savedWords';
import type { SavedItemsList } from './savedItemsList';

export type SavedItemsMover = {
  /**
   * Puts a saved item into the cart, and only then takes it off the list: what the shop does not add stays saved
   * [SFL-003]. An item that is in the cart already is not added twice. Undefined, and nothing sent, while another saved
   * item is on its way.
   */
  move(id: string): Promise<MoveOutcome | undefined>;
  /** The same for all that are not out of stock, with one add [SFL-004]. */
  moveAll(): Promise<MoveOutcome | undefined>;
};

export type MoverParts = {
  list: SavedItemsList;
  cart: Pick<CartClient, 'add' | 'state'>;
  /** Runs one act at a time; undefined when another one is on its way. */
  act<T>(ids: string[], task: () => Promise<T>): Promise<T> | undefined;
  deleteOne(id: string): Promise<void>;
  refresh(): void;
};

/** How many deletes go side by side: a browser keeps six connections to one shop, and others want some of them. */
const SIDE_BY_SIDE = 4;

const NOTHING: MoveOutcome = { moved: [], refused: [], stillSaved: [] };

export function createSavedItemsMover({ list, cart, act, deleteOne, refresh }: MoverParts): SavedItemsMover {
  /** Is it in the cart since an earlier move, which the shop did not hear to its end? */
  function isInCart({ id, sku }: SavedItem): boolean {
    const { cart: known } = cart.state();
    return (
      list.state.get().added.includes(id) && known !== undefined && activeLines(known).some((it) => it.sku === sku)
    );
  }

  async function add(items: SavedItem[]): Promise<Pick<MoveOutcome, 'moved' | 'refused' | 'feedback'>> {
    if (items.length === 0) return NOTHING;
    const feedback = await cart.add(items.flatMap(itemsToMove), { feedback: 'none', source: 'saved' });
    const added = feedback.kind === 'answered' ? feedback.items : [];
    const moved = items.filter((item) => hasArrived(item, added));
    return { moved, refused: items.filter((item) => !moved.includes(item)), feedback };
  }

  /** Takes items off the list of the shop. Those that are left may wait for the customer's next press. */
  async function takeOff(items: SavedItem[]): Promise<SavedItem[]> {
    for (let start = 0; start < items.length; start += SIDE_BY_SIDE) {
      const batch = items.slice(start, start + SIDE_BY_SIDE);
      const ends = await Promise.allSettled(batch.map(({ id }) => deleteOne(id)));
      const failed = batch.filter((_, index) => ends[index]?.status === 'rejected');
      if (failed.length === 0) continue;
      refresh();
      return [...failed, ...items.slice(start + SIDE_BY_SIDE)];
    }
    return [];
  }

  async function moveItems(items: SavedItem[]): Promise<MoveOutcome | undefined> {
    if (items.length === 0) return NOTHING;
    return act(
      items.map(({ id }) => id),
      async () => {
        const there = items.filter(isInCart);
        const { moved, refused, feedback } = await add(items.filter((item) => !there.includes(item)));
        const arrived = [...there, ...moved];
        // a page that is left now knows of it, and the next one adds nothing twice
        list.markAdded(moved.map(({ id }) => id));
        return { moved: arrived, refused, stillSaved: await takeOff(arrived), feedback };
      },
    );
  }

  const listed = () => list.state.get().items;
  return {
    move: (id) => moveItems(listed().filter((item) => item.id === id)),
    moveAll: () => moveItems(movableItems(listed())),
  };
}
