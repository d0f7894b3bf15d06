/** Texts by widget and key: what a page says otherwise, and what a catalogue of another language holds. */
export type Messages = Record<string, Record<string, string>>;

/** All texts of both; those `above` are said where both have one [GEN-013]. */
export function messagesOver(below: Messages = {}, above: Messages = {}): Messages {
  const all = { ...below };
  for (const widget in above) all[widget] = { ...all[widget], ...above[widget] };
  return all;
}

/** The language of a locale, by which catalogues are known: 'fr' of 'fr-CA'. */
export function languageOf(locale: string): string {
  return locale.replace(/[-_].*/, '').toLowerCase();
}
