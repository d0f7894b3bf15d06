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

/** Where the text of a code stands. A code that nobody knows is told where it came, by default at the line. */
export function placeOfCode(code: string): CodePlace {
  return ownValue(CODE_PLACES, code) ?? 'line';
}

/** The figure of a message by every name a text may call it; an amount of money as the customer reads it. */
export function figuresOf({ value }: CartMessage, locale: string | undefined): Figures {
  if (value === undefined) return {};
  const amount = normalisePrice(value, { locale });
  return { n: value, max: value, amount: amount === 'Price N/A' ? value : amount };
}

/**
 * What the customer reads of a message, at a line or on top of the cart; undefined when it is not told there.
 * A code that nobody knows says the generic text when it is an error, and nothing otherwise [CART-CODE-001 to CART-CODE-035].
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
