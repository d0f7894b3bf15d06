import { addFailureWords, FAILURE_WORDS } from '../../core/cart/rules/adding/feedbackWords';
import { wordsFor } from '../../core/platform/rules/wording';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Undo } from './useUndo';

export type UndoWord = 'removed' | 'removedTogether' | 'undo' | 'undoNamed';

/** The texts for removed lines: by name for one line, else by the number of top-level lines. */
export function useUndoWords(
  { removed, phase, feedback }: Undo,
  say: (key: UndoWord, figures?: Record<string, string | number>) => string,
) {
  const words = useStorefront().settings.messages.cart;
  const tops = removed.filter((line) => !removed.some((other) => other.id === line.parent?.lineId));
  const [only] = tops;
  const name = only?.name ?? '';
  const text = tops.length > 1 ? say('removedTogether', { n: tops.length }) : say('removed', { name });
  return {
    text,
    undoText: say('undo'),
    undoLabel: tops.length > 1 ? say('undo') : say('undoNamed', { name }),
    // a partial undo counts as a failure here, because the remaining lines still have to be restored
    error:
      phase === 'failed' && feedback
        ? (addFailureWords(feedback, words) ?? wordsFor(FAILURE_WORDS, 'addFailed', words))
        : undefined,
  };
}
