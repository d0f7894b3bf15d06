import { deliveryWords } from '../../core/cart/rules/deliveryWords';
import { messageWords } from '../../core/cart/rules/notices/cartWords';
import type { SavedItem } from '../../core/saved/rules/savedItems';
import { moveWords, SAVED_WORDS } from '../../core/saved/rules/savedWords';
import { useDeliveryFacts } from '../cart/useDeliveryFacts';
import { useStorefront } from '../platform/StorefrontProvider';
import { useMessages } from '../platform/useMessages';
import { type SavedNews, useSavedActions } from './useSavedActions';
import { useSavedItems } from './useSavedItems';

const SLUG = 'saved-for-later';

/** The state and actions of a list of saved items, on every surface; its texts are the `saved-for-later` messages. */
export function useSavedList() {
  const say = useMessages(SLUG, SAVED_WORDS);
  const { locale, settings } = useStorefront();
  const facts = useDeliveryFacts();
  const { client, reload, isMoved, ...state } = useSavedItems();
  const { news, isMoving, ...actions } = useSavedActions(client);
  const words = settings.messages.cart;

  function wordsOf(it: SavedNews | undefined): { text: string; isBad: boolean } {
    if (!it) return { text: '', isBad: false };
    if (it.kind === 'failed') return { text: say('failed'), isBad: true };
    if (it.kind === 'moved') {
      return moveWords(it.outcome, { locale, overrides: settings.messages[SLUG], cartOverrides: words });
    }
    return { text: say(it.kind, { name: it.item.name }), isBad: false };
  }

  return {
    ...state,
    say,
    locale,
    deliveryOf: ({ deliveryDate }: SavedItem) =>
      deliveryWords({ type: 'STA', latest: deliveryDate, isBackordered: false }, facts, words),
    loginUrl: settings.urls.login,
    /** Set if the shop reports that it moved saved items [CART-STORE-007]. */
    notice: isMoved ? messageWords({ code: 'SFL_MOVED', type: 'INFO' }, 'top', words) : undefined,
    news: wordsOf(news),
    undoable: news?.kind === 'removed' ? news.item : undefined,
    isMoving,
    onMove: actions.move,
    onMoveAll: actions.moveAll,
    onRemove: actions.remove,
    onUndo: actions.undo,
    onRetry: reload,
    onDismiss: client.dismissMoved,
  };
}
