/** Messages of a page that replace the built-in ones, by the same keys. */
export type Overrides = Readonly<Record<string, string>>;

/** The message for a key: the page's override if it has one, otherwise the built-in message. */
export function messageFor<Key extends string>(
  catalogue: Readonly<Record<Key, string>>,
  key: Key,
  overrides: Overrides | undefined,
): string {
  return overrides?.[key] ?? catalogue[key];
}

/** Messages by widget and key: a page's overrides, or the catalogue of another language. */
export type Messages = Record<string, Record<string, string>>;

/**
 * Merges a page's messages over the catalogue of its language, by widget [GEN-013]. Texts that several widgets have are
 * in the `phrases` of a catalogue, once; they fill in for what its widgets lack.
 */
export function messagesOver(catalogue: Messages = {}, overrides: Messages = {}): Messages {
  const { phrases, ...below } = catalogue;
  const { phrases: own, ...above } = overrides;
  const all: Messages = {};
  for (const widget in { ...below, ...above }) all[widget] = { ...phrases, ...below[widget], ...own, ...above[widget] };
  return all;
}

/** The language code of a locale, which is the key of its catalogue: 'fr' for 'fr-CA'. */
export function languageOf(locale: string): string {
  return locale.replace(/[-_].*/, '').toLowerCase();
}

/** French uses the singular for every number below 2. */
const isSingular = (n: number, locale: string) => n === 1 || (n < 2 && languageOf(locale) === 'fr');

/**
 * Fills the placeholders of a text, with the plural rules of a locale's language: `{n}` becomes the figure `n`, and
 * `{n|item|items}` becomes the singular or the plural for `n`. A placeholder without a figure is left as it is.
 */
export function formatPlural(text: string, figures: Record<string, string | number>, locale: string): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g, (gap, name: string, one?: string, many?: string) =>
    String((many && isSingular(Number(figures[name]), locale) ? one : many) ?? figures[name] ?? gap),
  );
}

/** Looks up an untrusted key in a table. Inherited properties such as `constructor` are never returned. */
export function ownValue<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
