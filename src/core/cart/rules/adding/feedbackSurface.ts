import type { LineItem } from '../cart';
import { isErrorMessage } from './addOutcome';
import { LIMIT_CODES } from './codeSets';

/** The three surfaces that tell how an add ended [SCR-001]. */
export type FeedbackSurface = 'atcoverlay' | 'atcdrawer' | 'atctoastmsg';

/** What the page asks for; `none` when it tells the customer itself. */
export type FeedbackWish = 'toast' | 'drawer' | 'overlay' | 'none';

/** Does an item carry a code that a toast is too small for? [CART-FB-003, CART-FB-004] */
function needsRoom(item: LineItem): boolean {
  return item.messages.some((message) => LIMIT_CODES.includes(message.code) || isErrorMessage(message));
}

/**
 * Where an add is told. A toast when one is wanted, or when more than one line was added that is not a warranty; the
 * drawer (or the overlay, where the page asks for it) when an item has more to say [CART-FB-001 to CART-FB-004].
 * Lines are counted, not units.
 */
export function feedbackSurface(wish: FeedbackWish | undefined, items: LineItem[]): FeedbackSurface | undefined {
  if (wish === 'none') return undefined;

  const added = items.filter((item) => (item.quantityAdded ?? 0) > 0 && item.parent?.relation !== 'WARRANTY');
  const isToast = (wish === 'toast' || added.length > 1) && !items.some(needsRoom);
  if (isToast) return 'atctoastmsg';
  return wish === 'overlay' ? 'atcoverlay' : 'atcdrawer';
}
