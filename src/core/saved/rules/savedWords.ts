import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import { itemWords } from '../../cart/rules/notices/lineWords';
import { fillWords } from '../../platform/rules/fillWords';
import { GENERIC_WORDS } from '../../platform/rules/genericWords';
import { type Overrides, wordsFor } from '../../platform/rules/wording';
import type { SavedItem } from './savedItems';

/** Every word of the saved items, in the cart page and in the mini cart. */
export const SAVED_WORDS = {
  title: 'Saved for later',
  titleCount: 'Saved for later ({n})',
  loading: 'Loading your saved items',
  empty: 'You have no saved items.',
  emptyHint: 'Items you save for later will show up here.',
  failed: GENERIC_WORDS.changeFailed,
  retry: 'Try again',
  signIn: 'Sign in to see your saved items.',
  signInLink: 'Sign in',
  move: 'Move to cart',
  moveNamed: 'Move to cart: {name}',
  moveAll: 'Move all to cart',
  remove: 'Remove',
  removeNamed: 'Remove {name} from your saved items',
  undo: 'Undo',
  undoNamed: 'Undo: save {name} again',
  outOfStock: 'Out of stock',
  inCart: 'In your cart',
  quantity: 'Qty {n}',
  model: 'Model {model}',
  rating: 'Rated {rating} out of 5, {n} {n|review|reviews}',
  was: 'Was',
  each: 'each',
  per: 'per {unit}',
  with: 'With {names}',
  moving: 'Moving to your cart',
  moved: '{name} was moved to your cart.',
  movedMany: '{n} items were moved to your cart.',
  refused: "{name} couldn't be moved and is still saved for later.",
  refusedMany: "{n} items couldn't be moved and are still saved for later.",
  stillSaved: "{name} is in your cart, but we couldn't remove it from your saved items.",
  stillSavedMany: "{n} items are in your cart, but we couldn't remove them from your saved items.",
  removed: '{name} was removed from your saved items.',
  restored: '{name} is back in your saved items.',
  close: 'Close',
} as const;

export type SavedWord = keyof typeof SAVED_WORDS;

/** How a move ended, item by item. */
export type MoveOutcome = {
  /** What is in the cart now. */
  moved: SavedItem[];
  /** What the shop did not take: it stays saved. */
  refused: SavedItem[];
  /** What is in the cart and on the list, because the shop was not heard to take it off. */
  stillSaved: SavedItem[];
  /** How the add ended, when there was anything to add. */
  feedback?: AddFeedback;
};

/** What the shop says of the items it was asked to add: of each why, or how many. */
function reasons(feedback: AddFeedback | undefined, overrides: Overrides | undefined, locale: string): string[] {
  if (feedback?.kind === 'failed') return [wordsFor(SAVED_WORDS, 'failed', overrides)];
  if (feedback?.kind !== 'answered') return [];
  return [...new Set(feedback.items.flatMap((item) => itemWords(item, feedback, overrides, locale)))];
}

/** How a move ended, in words; `isBad` when something is not where the customer wanted it [SFL-003, SFL-004]. */
export function moveWords(
  outcome: MoveOutcome,
  { locale, overrides, cartOverrides }: { locale: string; overrides?: Overrides; cartOverrides?: Overrides },
): { text: string; isBad: boolean } {
  const { moved, refused, stillSaved, feedback } = outcome;
  const say = (items: SavedItem[], one: SavedWord, many: SavedWord) =>
    items.length === 0
      ? ''
      : fillWords(wordsFor(SAVED_WORDS, items.length === 1 ? one : many, overrides), {
          name: items[0]?.name,
          n: items.length,
        });
  const gone = moved.filter((item) => !stillSaved.includes(item));
  const sentences = [
    say(gone, 'moved', 'movedMany'),
    say(stillSaved, 'stillSaved', 'stillSavedMany'),
    say(refused, 'refused', 'refusedMany'),
    ...reasons(feedback, cartOverrides, locale),
  ];
  return { text: sentences.filter(Boolean).join(' '), isBad: refused.length + stillSaved.length > 0 };
}
