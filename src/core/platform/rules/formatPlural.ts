import { languageOf } from './language';

/** French uses the singular for every number below 2. */
const isSingular = (n: number, locale: string) => n === 1 || (n < 2 && languageOf(locale) === 'fr');

/**
 * Fills the placeholders of a text, with the plural rules of a locale's language: `{n}` becomes the figure `n`, and
 * `{n|item|items}` becomes the singular or the plural for `n`. A placeholder without a figure is left as it is.
 */
export function formatPlural(text: string, figures: Record<string, string | number>, locale: string): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (gap, name: string, one?: string, many?: string) =>
    String((many && isSingular(Number(figures[name]), locale) ? one : many) ?? figures[name] ?? gap),
  );
}
