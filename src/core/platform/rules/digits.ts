const DIGIT = /\p{Nd}/u;

/** How far a digit is from the zero of its script: scripts write their ten digits in a row. */
function placeInRow(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** A text with its decimal digits, of whatever script, written as 0 to 9. */
export function withPlainDigits(text: string): string {
  // compatibility forms first: the bold and the full-width digits stand in longer rows than ten
  return [...text.normalize('NFKC')]
    .map((it) => (DIGIT.test(it) && !(it >= '0' && it <= '9') ? String(placeInRow(it)) : it))
    .join('');
}

/** The decimal digits of a text, of whatever script, as 0 to 9; all else is dropped [PAY-CARD-001, ADDR-003]. */
export function digitsOf(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '');
}
