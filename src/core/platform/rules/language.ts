/** Messages by widget and key: a page's overrides, or the catalogue of another language. */
export type Messages = Record<string, Record<string, string>>;

/** Merges two sets of messages. `above` takes precedence where both have a key [GEN-013]. */
export function messagesOver(below: Messages = {}, above: Messages = {}): Messages {
  const all = { ...below };
  for (const widget in above) all[widget] = { ...all[widget], ...above[widget] };
  return all;
}

/** The language code of a locale, which is the key of its catalogue: 'fr' for 'fr-CA'. */
export function languageOf(locale: string): string {
  return locale.replace(/[-_].*/, '').toLowerCase();
}
