import { withPlainDigits } from '../../platform/rules/digits';

/** No way of writing a quantity is longer, in characters. */
const MAX_QUANTITY_TEXT = 40;

/** A number between what spreadsheets and mails write around a quantity: "Qty: 2", "x 2", "2 ea". */
const WITH_UNIT = /^(?:(?:qty|quantity)[.:]*|x|×)? *(\d[\d.,'’ ]*?) *(?:x|×|ea|each|pcs?|pieces?|units?)?\.?$/i;

/** Groups of thousands: 1,000 and 1 000.00, or 1.000,00. */
const GROUPED = /^(\d{1,3}([,'’ ])\d{3}(?:\2\d{3})*)(?:\.0+)?$|^(\d{1,3}(?:\.\d{3})+),0+$/;
const WITH_ZEROS = /^(\d+)[.,](?:0{1,2}|0{4,})$/;

/**
 * Reads a quantity that arrives at once, as spreadsheets, mails and people write it: "2.00", "1,000", "1 000", "2 ea",
 * in digits of any script. Undefined if it is not a whole number, has more than six digits, or can be read in two ways,
 * as "1.000" [OVR-010, CART-QTY-001].
 */
export function readQuantity(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_QUANTITY_TEXT) return undefined;
  const plain = withPlainDigits(trimmed)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');
  const [, number = ''] = WITH_UNIT.exec(plain) ?? [];
  const grouped = GROUPED.exec(number);
  const digits = grouped
    ? (grouped[1] ?? grouped[3] ?? '').replace(/\D/g, '')
    : (WITH_ZEROS.exec(number)?.[1] ?? number);
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
