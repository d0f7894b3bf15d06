import { type Figures, formatMessage } from '../../../platform/rules/formatMessage';
import { genericMessage } from '../../../platform/rules/genericMessage';
import { type Overrides, ownValue } from '../../../platform/rules/messages';
import { formatNumber, normalisePrice } from '../../../platform/rules/priceText';
import { isErrorMessage } from '../adding/addOutcome';
import type { CartMessage } from '../cart';
import { CODE_GROUPS, CODE_MESSAGES, CODE_SLOTS, type CodeSlot } from './codeMessages';
import { GROUP_MESSAGES } from './notificationGroups';

export type { CodeSlot } from './codeMessages';

/** Returns where the message of a code is shown. An unknown code is shown at the line. */
export function slotOfCode(code: string): CodeSlot {
  return ownValue(CODE_SLOTS, code) ?? 'line';
}

/**
 * Returns the value of a message under each placeholder name that a text may use: as a count, written as in the locale,
 * and as a price in `amount`.
 */
export function figuresOf({ value }: CartMessage, locale: string | undefined): Figures {
  if (value === undefined) return {};
  const count = /^\d{1,15}$/.test(String(value)) ? formatNumber(Number(value), locale) : value;
  const amount = normalisePrice(value, { locale });
  return { n: count, max: count, amount: amount === 'Price N/A' ? value : amount };
}

/**
 * Returns the text of a message, at a line or at the top of the cart; undefined if it has none there. An unknown code
 * has the generic text if it is an error, and none otherwise [CART-CODE-001 to CART-CODE-035].
 */
export function messageText(
  message: CartMessage,
  level: 'line' | 'top',
  overrides: Overrides = {},
  locale?: string,
): string | undefined {
  const { code } = message;
  const isShown = !['none', 'page', 'payment'].includes(slotOfCode(code));
  if (!isShown) return undefined;

  const group = ownValue(CODE_GROUPS, code);
  const key = group ? `${level === 'line' ? 'phrase' : 'group'}.${group}` : code;
  const defaultText =
    ownValue<string | undefined>(CODE_MESSAGES, key) ?? ownValue<string | undefined>(GROUP_MESSAGES, key) ?? '';
  const own = ownValue(overrides, code) ?? ownValue(overrides, key);
  const figures = { ...figuresOf(message, locale), ...(group && { n: 1 }) };
  const text = formatMessage(own ?? defaultText, figures);
  return text || (isErrorMessage(message) ? genericMessage('changeFailed', overrides) : undefined);
}
