const DIGIT = /\p{Nd}/u;

/** The numeric value of a digit: its distance from the zero of its script, whose ten digits are consecutive. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

/** Replaces the decimal digits of any script in a text with 0 to 9. */
export function withPlainDigits(text: string): string {
  // normalise compatibility forms first: the ranges of bold and full-width digits are longer than ten
  return text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/**
 * The decimal digits of a text, in any script, as 0 to 9. All other characters are dropped [PAY-CARD-001, ADDR-003].
 */
export function digitsOf(text: string): string {
  return withPlainDigits(text).replace(/\D/g, '');
}
