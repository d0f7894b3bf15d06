/** Thirteen to nineteen digits, with at most a blank or a dash between each two. */
const CARD = /\p{Nd}(?:[ -]?\p{Nd}){12,18}/gu;

/** A record in which nothing looks like a card number any more, no name and no figure either: pages report what they like. */
export function withoutCards<Entry>(entry: Entry): Entry {
  return cleaned(entry) as Entry;
}

/** A figure that looks like one becomes words. */
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
