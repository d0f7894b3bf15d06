import { addFailureMessage, FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { useUndo } from './useUndo';

type UndoMessageKey = 'removed' | 'removedTogether' | 'undo' | 'undoNamed';

/**
 * The undo bar of the lines removed last: by name for one line, else by the number of top-level lines. Undefined if there
 * is nothing to undo.
 */
export function useUndoBar(translate: (key: UndoMessageKey, figures?: Record<string, string | number>) => string) {
  const { removed, status, data, mutate } = useUndo();
  const overrides = useStorefront().settings.messages.cart;
  if (removed.length === 0) return undefined;
  const tops = removed.filter((line) => !removed.some((parent) => parent.id === line.parent?.lineId));
  const name = tops[0]?.name ?? '';
  const text = tops.length > 1 ? translate('removedTogether', { n: tops.length }) : translate('removed', { name });
  return {
    text,
    undoText: translate('undo'),
    undoLabel: tops.length > 1 ? translate('undo') : translate('undoNamed', { name }),
    isBusy: status === 'pending',
    // a partial undo counts as a failure here, because the remaining lines still have to be restored
    error:
      status === 'error' && data?.feedback
        ? (addFailureMessage(data.feedback, overrides) ?? messageFor(FAILURE_MESSAGES, 'addFailed', overrides))
        : undefined,
    onUndo: mutate,
  };
}
