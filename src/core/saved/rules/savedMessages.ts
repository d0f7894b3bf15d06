import type { AddFeedback } from '../../cart/rules/adding/addFeedback';
import { itemMessages } from '../../cart/rules/notices/lineMessages';
import { formatMessage } from '../../platform/rules/formatMessage';
import { GENERIC_MESSAGES } from '../../platform/rules/genericMessage';
import { messageFor, type Overrides } from '../../platform/rules/messages';
import type { SavedItem } from './savedItems';

/** All texts of the saved items, on the cart page and in the mini cart. */
export const SAVED_MESSAGES = {
  title: 'Saved for later',
  titleCount: 'Saved for later ({n})',
  loading: 'Loading your saved items',
  empty: 'You have no saved items.',
  emptyHint: 'Items you save for later will show up here.',
  failed: GENERIC_MESSAGES.changeFailed,
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

export type SavedMessageKey = keyof typeof SAVED_MESSAGES;

/** The result of a move, by item. */
export type MoveOutcome = {
  /** Items that are in the cart now. */
  moved: SavedItem[];
  /** Items that the shop did not add. They stay saved. */
  refused: SavedItem[];
  /** Items that are in the cart and still on the list, because the shop did not confirm their deletion. */
  stillSaved: SavedItem[];
  /** The feedback of the add, if there was anything to add. */
  feedback?: AddFeedback;
};

/** Returns the shop's messages about the items of the add, or the error message if the add failed. */
function reasons(feedback: AddFeedback | undefined, overrides: Overrides | undefined, locale: string): string[] {
  if (feedback?.kind === 'failed') return [messageFor(SAVED_MESSAGES, 'failed', overrides)];
  if (feedback?.kind !== 'answered') return [];
  return [...new Set(feedback.items.flatMap((item) => itemMessages(item, feedback, overrides, locale)))];
}

/**
 * Returns the message about a move; `isBad` is true when an item is not where the customer wanted it
 * [SFL-003, SFL-004].
 */
export function moveMessage(
  outcome: MoveOutcome,
  { locale, overrides, cartOverrides }: { locale: string; overrides?: Overrides; cartOverrides?: Overrides },
): { text: string; isBad: boolean } {
  const { moved, refused, stillSaved, feedback } = outcome;
  const sentenceFor = (items: SavedItem[], one: SavedMessageKey, many: SavedMessageKey) =>
    items.length === 0
      ? ''
      : formatMessage(messageFor(SAVED_MESSAGES, items.length === 1 ? one : many, overrides), {
          name: items[0]?.name,
          n: items.length,
        });
  const completed = moved.filter((item) => !stillSaved.includes(item));
  const sentences = [
    sentenceFor(completed, 'moved', 'movedMany'),
    sentenceFor(stillSaved, 'stillSaved', 'stillSavedMany'),
    sentenceFor(refused, 'refused', 'refusedMany'),
    ...reasons(feedback, cartOverrides, locale),
  ];
  return { text: sentences.filter(Boolean).join(' '), isBad: refused.length + stillSaved.length > 0 };
}
