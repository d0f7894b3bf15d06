import type { CartClient } from '../../cart/client/cartClient';
import { activeLines } from '../../cart/rules/cart';
import { hasArrived, itemsToMove, movableItems, type SavedItem } from '../rules/savedItems';
import type { MoveOutcome } from '../rules/savedMessages';
import type { SavedItemsList } from './savedItemsList';

export type SavedItemsMover = {
  /**
   * Adds a saved item to the cart, and then deletes it from the list. An item that the shop does not add stays saved
   * [SFL-003]. An item that an earlier move has already added is not added twice. Resolves with `ignored`, and sends
   * nothing, while another change of the saved items is running.
   */
  move(id: string): Promise<MoveOutcome | 'ignored'>;
  /** Moves all items that are not out of stock, with one add request [SFL-004]. */
  moveAll(): Promise<MoveOutcome | 'ignored'>;
};

export type MoverDependencies = {
  list: SavedItemsList;
  cart: Pick<CartClient, 'add' | 'state'>;
  /** Runs one change at a time. Resolves with `ignored` while another change is running. */
  act<T>(ids: string[], task: () => Promise<T>): Promise<T | 'ignored'>;
  deleteItem(id: string): Promise<void>;
  refresh(): void;
};

/**
 * The number of delete requests in parallel. A browser opens six connections to one origin, and other requests need
 * some of them.
 */
const SIDE_BY_SIDE = 4;

const NOTHING: MoveOutcome = { moved: [], refused: [], stillSaved: [] };

export function createSavedItemsMover({ list, cart, act, deleteItem, refresh }: MoverDependencies): SavedItemsMover {
  /** Whether an item is already in the cart after an earlier move whose delete did not succeed. */
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

  /** Deletes items from the shop's list. Returns those that are left after a failure; the customer can try again. */
  async function deleteItems(items: SavedItem[]): Promise<SavedItem[]> {
    for (let start = 0; start < items.length; start += SIDE_BY_SIDE) {
      const batch = items.slice(start, start + SIDE_BY_SIDE);
      const ends = await Promise.allSettled(batch.map(({ id }) => deleteItem(id)));
      const failed = batch.filter((_, index) => ends[index]?.status === 'rejected');
      if (failed.length === 0) continue;
      refresh();
      return [...failed, ...items.slice(start + SIDE_BY_SIDE)];
    }
    return [];
  }

  async function moveItems(items: SavedItem[]): Promise<MoveOutcome | 'ignored'> {
    if (items.length === 0) return NOTHING;
    return act(
      items.map(({ id }) => id),
      async () => {
        const there = items.filter(isInCart);
        const { moved, refused, feedback } = await add(items.filter((item) => !there.includes(item)));
        const arrived = [...there, ...moved];
        // stored before the deletes: if the page is left now, the next page does not add the items twice
        list.markAdded(moved.map(({ id }) => id));
        return { moved: arrived, refused, stillSaved: await deleteItems(arrived), feedback };
      },
    );
  }

  const listed = () => list.state.get().items;
  return {
    move: (id) => moveItems(listed().filter((item) => item.id === id)),
    moveAll: () => moveItems(movableItems(listed())),
  };
}
