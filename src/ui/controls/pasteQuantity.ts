import type { ClipboardEvent } from 'react';
import { readQuantity } from '../../core/cart/rules/readQuantity';

/**
 * Reads a pasted quantity whole. The browser would cut it to the length of the field: 1,000 to 1,0. A quantity that does
 * not fit, or cannot be read, stays in the field with its error message [CART-QTY-001].
 */
export function pasteQuantity(
  event: ClipboardEvent<HTMLInputElement>,
  maxCharacters: number,
  onType: (text: string) => void,
): void {
  const text = event.clipboardData.getData('text/plain').trim();
  // the browser can insert a short number itself, at the caret
  if (/^\d*$/.test(text) && text.length <= maxCharacters) return;
  event.preventDefault();
  onType(String(readQuantity(text) ?? text.slice(0, 20)));
}
