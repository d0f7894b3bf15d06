import type { ClipboardEvent, DragEvent } from 'react';
import { readQuantity } from '../../core/cart/rules/readQuantity';

/** A paste into a field, or a drop on it. */
export type QuantityInsertion = ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>;

/**
 * Reads a pasted or dropped quantity whole. The browser would cut it to the length of the field: 1,000 to 1,0. It replaces
 * the field's text. A quantity that does not fit, or cannot be read, stays in the field with its error message
 * [CART-QTY-001].
 */
export function pasteQuantity(event: QuantityInsertion, maxCharacters: number, onType: (text: string) => void): void {
  const { currentTarget: field } = event;
  const text = ('clipboardData' in event ? event.clipboardData : event.dataTransfer).getData('text/plain').trim();
  // the browser can insert a short number itself, at the caret
  if (field.readOnly || (/^\d*$/.test(text) && text.length + field.value.length <= maxCharacters)) return;
  event.preventDefault();
  field.focus();
  onType(String(readQuantity(text) ?? text.slice(0, 20)));
}
