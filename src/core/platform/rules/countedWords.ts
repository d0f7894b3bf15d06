import { languageOf } from './language';

/** French counts everything that is less than two as one. */
const isOne = (n: number, locale: string) => n === 1 || (n < 2 && languageOf(locale) === 'fr');

/**
 * A text with its placeholders filled, in the language of a locale: `{n}` is `n`, and `{n|item|items}` is the one or the other
 * as the language has it for so many. What is not known stays as it is.
 */
export function countedWords(text: string, figures: Record<string, string | number>, locale: string): string {
  return text.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (gap, name: string, one?: string, many?: string) =>
    String((many && isOne(Number(figures[name]), locale) ? one : many) ?? figures[name] ?? gap),
  );
}
