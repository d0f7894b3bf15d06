import { addFailureWords, FAILURE_WORDS } from '../../core/cart/rules/adding/feedbackWords';
import { wordsFor } from '../../core/platform/rules/wording';
import { useStorefront } from '../platform/StorefrontProvider';
import type { Undo } from './useUndo';

export type UndoWord = 'removed' | 'removedTogether' | 'undo' | 'undoNamed';

/** What is said of what was taken out: by its name, or by how many lines of their own they were. */
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
    // where only some came back the rest is still to be put back: that is a failure here
    error:
      phase === 'failed' && feedback
        ? (addFailureWords(feedback, words) ?? wordsFor(FAILURE_WORDS, 'addFailed', words))
        : undefined,
  };
}
