/**
 * Thirteen to nineteen digits, with at most one blank, as a URL writes it too, dash or dot between two of them; or
 * the groups of a card.
 */
const CARD =
  /\p{Nd}(?:(?:[\s\p{Pd}.+]|%20)?\p{Nd}){12,18}|\p{Nd}{4}(?:(?:[^\p{Nd}\p{L}]{1,3}\p{Nd}{4}){3}|[^\p{Nd}\p{L}]{1,3}\p{Nd}{6}[^\p{Nd}\p{L}]{1,3}\p{Nd}{5})/gu;

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
