/** At most one blank or dash between two digits, which a URL may have encoded. */
const NARROW = String.raw`(?:[\s\p{Pd}+]|%20|%C2%A0)?`;

/** What may separate the groups of a card: up to three characters that are no letters, or what a URL makes of them. */
const WIDE = String.raw`(?:[^\p{Nd}\p{L}]{1,3}|(?:%[\dA-Fa-f]{2}|\+){1,6})`;

/** Thirteen to nineteen digits, or the groups of a card. Addresses, versions and decimals have dots in other places. */
const CARD = new RegExp(
  String.raw`\p{Nd}(?:${NARROW}\p{Nd}){12,18}|\p{Nd}{4}(?:(?:${WIDE}\p{Nd}{4}){3}|${WIDE}\p{Nd}{6}${WIDE}\p{Nd}{5})`,
  'gu',
);

/**
 * A record without anything that looks like a card number, including keys and numbers, because pages may report
 * anything.
 */
export function withoutCards<Entry>(entry: Entry): Entry {
  return cleaned(entry) as Entry;
}

/** A number that looks like a card number becomes a text. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return withoutDigits(value);
  if (typeof value === 'number') return withoutDigits(`${value}`) === `${value}` ? value : '[digits]';
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [withoutDigits(name), cleaned(each)]));
}

function withoutDigits(text: string): string {
  return text.replace(CARD, '[digits]');
}
