import { savedItemsOf } from '../../core/saved/client/savedItemsClient';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import type { MoveOutcome } from '../../core/saved/rules/savedMessages';
import { useStorefront } from '../platform/StorefrontProvider';
import { type ShopMutation, useShopMutation } from '../platform/useShopMutation';

/** An action of the customer: one item or all items to the cart, an item off the list, or back on it. */
export type SavedAction =
  | { kind: 'move'; id: string }
  | { kind: 'moveAll' }
  | { kind: 'remove' | 'restore'; item: SavedItem };

/** `ignored`: another change of the saved items was running, so nothing was sent. */
export type SavedResult =
  | { kind: 'moved'; outcome: MoveOutcome }
  | { kind: 'removed' | 'restored'; item: SavedItem }
  | { kind: 'ignored' };

/** The actions for saved items in one place of the page, one at a time [SFL-003, SFL-004, SFL-007]. */
export function useSavedActions(): ShopMutation<SavedAction, SavedResult> {
  const client = savedItemsOf(useStorefront());
  return useShopMutation<SavedAction, SavedResult>({
    async mutationFn(action) {
      if (action.kind === 'move' || action.kind === 'moveAll') {
        const outcome = await (action.kind === 'move' ? client.move(action.id) : client.moveAll());
        return outcome === 'ignored' ? { kind: outcome } : { kind: 'moved', outcome };
      }
      const { kind, item } = action;
      const result = await (kind === 'remove' ? client.remove(item.id) : client.restore(item));
      return result === 'ignored' ? { kind: result } : { kind: kind === 'remove' ? 'removed' : 'restored', item };
    },
  });
}
