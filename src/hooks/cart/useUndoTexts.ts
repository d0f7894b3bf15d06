import { addFailureMessage, FAILURE_MESSAGES } from '../../core/cart/rules/adding/addFeedback';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Undo } from './useUndo';

export type UndoMessageKey = 'removed' | 'removedTogether' | 'undo' | 'undoNamed';

/** The texts for removed lines: by name for one line, else by the number of top-level lines. */
export function useUndoTexts(
  { removed, status, data }: Undo,
  translate: (key: UndoMessageKey, figures?: Record<string, string | number>) => string,
) {
  const overrides = useStorefront().settings.messages.cart;
  const tops = removed.filter((line) => !removed.some((parent) => parent.id === line.parent?.lineId));
  const [only] = tops;
  const name = only?.name ?? '';
  const text = tops.length > 1 ? translate('removedTogether', { n: tops.length }) : translate('removed', { name });
  return {
    text,
    undoText: translate('undo'),
    undoLabel: tops.length > 1 ? translate('undo') : translate('undoNamed', { name }),
    // a partial undo counts as a failure here, because the remaining lines still have to be restored
    error:
      status === 'error' && data?.feedback
        ? (addFailureMessage(data.feedback, overrides) ?? messageFor(FAILURE_MESSAGES, 'addFailed', overrides))
        : undefined,
  };
}
