import { languageOf } from './language';

/** French counts everything that is less than two as one. */
const isOne = (n: number, locale: string) => (languageOf(locale) === 'fr' ? n < 2 : n === 1);

/**
 * A text with its placeholders filled, in the language of a locale: `{n}` is `n`, and `{n|item|items}` is the one or the other
 * as the language has it for so many. What is not known stays as it is.
 */
export function countedWords(text: string, figures: Record<string, string | number>, locale: string): string {
  return text.replace(/\{(\w+)([^}]*)\}/g, (gap, name: string, forms: string) => {
    const figure = figures[name];
    return String((forms ? forms.split('|')[isOne(Number(figure), locale) ? 1 : 2] : figure) ?? gap);
  });
}
