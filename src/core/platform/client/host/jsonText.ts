/**
 * Serializes a plain value to JSON. It also works on pages where an old library defines `Array.prototype.toJSON`, which
 * makes `JSON.stringify` write an array as a string: the shop cannot read `{"items":"[…]"}` as a list.
 */
export function jsonText(value: unknown): string {
  if (!('toJSON' in Array.prototype) || typeof value !== 'object' || !value) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(jsonText)}]`;
  const pairs = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${pairs.map((pair) => pair.map(jsonText).join(':'))}}`;
}

/** The value of a JSON text. Undefined if the text is not JSON, such as one that another script has stored. */
export function parsedJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
