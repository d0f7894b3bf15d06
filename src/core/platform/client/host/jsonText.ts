/**
 * The JSON of a plain value, also on a page whose old library gave arrays a `toJSON` that writes text into the text:
 * `{"items":"[…]"}` is no list to any shop.
 */
export function jsonText(value: unknown): string {
  if (!('toJSON' in Array.prototype) || typeof value !== 'object' || !value) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(jsonText)}]`;
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${pairs.map((pair) => pair.map(jsonText).join(':'))}}`;
}
