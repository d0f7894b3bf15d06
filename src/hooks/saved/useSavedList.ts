import { deliveryLabel } from '../../core/cart/rules/deliveryLabel';
import { messageText } from '../../core/cart/rules/notices/messageText';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import { moveMessage, SAVED_MESSAGES } from '../../core/saved/rules/savedMessages';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { type SavedStatus, useSavedActions } from './useSavedActions';
import { useSavedItems } from './useSavedItems';

const SLUG = 'saved-for-later';

/** The state and actions of a list of saved items, on every surface; its texts are the `saved-for-later` messages. */
export function useSavedList() {
  const translate = useMessages(SLUG, SAVED_MESSAGES);
  const { locale, settings } = useStorefront();
  const facts = useDeliveryFacts();
  const { client, reload, isMoved, ...state } = useSavedItems();
  const { status, isMoving, ...actions } = useSavedActions(client);
  const overrides = settings.messages.cart;

  function statusMessage(it: SavedStatus | undefined): { text: string; isBad: boolean } {
    if (!it) return { text: '', isBad: false };
    if (it.kind === 'failed') return { text: translate('failed'), isBad: true };
    if (it.kind === 'moved') {
      return moveMessage(it.outcome, { locale, overrides: settings.messages[SLUG], cartOverrides: overrides });
    }
    return { text: translate(it.kind, { name: it.item.name }), isBad: false };
  }

  return {
    ...state,
    translate,
    locale,
    deliveryOf: ({ deliveryDate }: SavedItem) =>
      deliveryLabel({ type: 'STA', latest: deliveryDate, isBackordered: false }, facts, overrides),
    loginUrl: settings.urls.login,
    /** Set if the shop reports that it moved saved items [CART-STORE-007]. */
    notice: isMoved ? messageText({ code: 'SFL_MOVED', type: 'INFO' }, 'top', overrides) : undefined,
    status: statusMessage(status),
    undoable: status?.kind === 'removed' ? status.item : undefined,
    isMoving,
    onMove: actions.move,
    onMoveAll: actions.moveAll,
    onRemove: actions.remove,
    onUndo: actions.undo,
    onRetry: reload,
    onDismiss: client.dismissMoved,
  };
}
