import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { messageText } from '../../core/cart/rules/notices/messageText';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import { moveMessage, SAVED_MESSAGES } from '../../core/saved/rules/savedMessages';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { type SavedAction, useSavedActions } from './useSavedActions';
import { useSavedItems } from './useSavedItems';

const SLUG = 'saved-for-later';

/** The state and actions of a list of saved items, on every surface; its texts are the `saved-for-later` messages. */
export function useSavedList() {
  const translate = useMessages(SLUG, SAVED_MESSAGES);
  const { locale, settings } = useStorefront();
  const facts = useDeliveryFacts();
  const { refetch, isMoved, dismissMoved, ...state } = useSavedItems();
  const action = useSavedActions();
  const { data: result } = action;
  const overrides = settings.messages.cart;

  function statusMessage(): { text: string; isBad: boolean } {
    if (action.isError) return { text: translate('failed'), isBad: true };
    if (!result || result.kind === 'ignored') return { text: '', isBad: false };
    if (result.kind === 'moved') {
      return moveMessage(result.outcome, { locale, overrides: settings.messages[SLUG], cartOverrides: overrides });
    }
    return { text: translate(result.kind, { name: result.item.name }), isBad: false };
  }

  const isMove = ({ kind }: SavedAction) => kind === 'move' || kind === 'moveAll';

  return {
    ...state,
    translate,
    locale,
    deliveryOf: ({ deliveryDate }: SavedItem) =>
      deliveryLabel({ type: 'STA', latest: deliveryDate, isBackordered: false }, facts, overrides),
    loginUrl: settings.urls.login,
    /** Set if the shop reports that it moved saved items [CART-STORE-007]. */
    notice: isMoved ? messageText({ code: 'SFL_MOVED', type: 'INFO' }, 'top', overrides) : undefined,
    status: statusMessage(),
    undoable: result?.kind === 'removed' ? result.item : undefined,
    /** The pending action moves items to the cart; otherwise it may be removing one. */
    isMoving: action.isPending && isMove(action.variables),
    onMove: (id: string) => action.mutate({ kind: 'move', id }),
    onMoveAll: () => action.mutate({ kind: 'moveAll' }),
    onRemove: (item: SavedItem) => action.mutate({ kind: 'remove', item }),
    onUndo: (item: SavedItem) => action.mutate({ kind: 'restore', item }),
    onRetry: refetch,
    onDismiss: dismissMoved,
  };
}
