import { type Figures, fillWords } from '../../../platform/rules/fillWords';
import { genericWords } from '../../../platform/rules/genericWords';
import { ownValue } from '../../../platform/rules/ownValue';
import { normalisePrice } from '../../../platform/rules/priceText';
import type { Overrides } from '../../../platform/rules/wording';
import { isErrorMessage } from '../adding/addOutcome';
import type { CartMessage } from '../cart';
import { CODE_PLACES, CODE_WORDS, type CodePlace, PLACED_WORDS } from './cartCodeWords';
import { GROUP_WORDS } from './notificationWords';

export type { CodePlace } from './cartCodeWords';

/** Returns where the message of a code is shown. An unknown code is shown at the line. */
export function placeOfCode(code: string): CodePlace {
  return ownValue(CODE_PLACES, code) ?? 'line';
}

/** Returns the value of a message under each placeholder name that a text may use. `amount` is formatted as a price. */
export function figuresOf({ value }: CartMessage, locale: string | undefined): Figures {
  if (value === undefined) return {};
  const amount = normalisePrice(value, { locale });
  return { n: value, max: value, amount: amount === 'Price N/A' ? value : amount };
}

/**
 * Returns the text of a message, at a line or at the top of the cart; undefined if it has none there. An unknown code
 * has the generic text if it is an error, and none otherwise [CART-CODE-001 to CART-CODE-035].
 */
export function messageWords(
  message: CartMessage,
  level: 'line' | 'top',
  overrides: Overrides = {},
  locale?: string,
): string | undefined {
  const { code } = message;
  const isTold = !['none', 'page', 'payment'].includes(placeOfCode(code));
  if (!isTold) return undefined;

  const group = ownValue(PLACED_WORDS, code);
  const key = group ? `${level === 'line' ? 'phrase' : 'group'}.${group}` : code;
  const ours = ownValue<string | undefined>(CODE_WORDS, key) ?? ownValue<string | undefined>(GROUP_WORDS, key) ?? '';
  const own = ownValue(overrides, code) ?? ownValue(overrides, key);
  const figures = { ...figuresOf(message, locale), ...(group && { n: 1 }) };
  const text = fillWords(own ?? ours, figures);
  return text || (isErrorMessage(message) ? genericWords('changeFailed', overrides) : undefined);
}
