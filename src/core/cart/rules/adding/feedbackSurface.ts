import type { LineItem } from '../cart';
import { isErrorMessage } from './addOutcome';
import { LIMIT_CODES } from './codeSets';

/** The three surfaces that show the result of an add [SCR-001]. */
export type FeedbackSurface = 'atcoverlay' | 'atcdrawer' | 'atctoastmsg';

/** The surface that the page requests; `none` when the page shows the result itself. */
export type FeedbackOption = 'toast' | 'drawer' | 'overlay' | 'none';

/** Whether an item has a message that does not fit in a toast [CART-FB-003, CART-FB-004]. */
function needsRoom(item: LineItem): boolean {
  return item.messages.some((message) => LIMIT_CODES.includes(message.code) || isErrorMessage(message));
}

/**
 * Returns the surface that shows the result of an add. A toast is used when the page requests one, or when more than
 * one line was added, not counting warranties. Otherwise, and whenever an item needs more room, it is the drawer, or
 * the overlay if the page requests it [CART-FB-001 to CART-FB-004]. Returns undefined for `none`. Lines are counted,
 * not units.
 */
export function feedbackSurface(request: FeedbackOption | undefined, items: LineItem[]): FeedbackSurface | undefined {
  if (request === 'none') return undefined;

  const added = items.filter((item) => (item.quantityAdded ?? 0) > 0 && item.parent?.relation !== 'WARRANTY');
  const isToast = (request === 'toast' || added.length > 1) && !items.some(needsRoom);
  if (isToast) return 'atctoastmsg';
  return request === 'overlay' ? 'atcoverlay' : 'atcdrawer';
}
