import type { Refusal } from '../http/refusal';
import { type Language, localeOf } from '../pages/platform/language';
import { es } from './es';
import { type Figures, withFigures } from './figures';
import { frCA } from './fr-CA';

/** A text of the pages, in English. Figures are in braces: '{n} products'. */
export type Text = keyof typeof frCA;

/** The singular of texts about `{n}` things. */
const singulars: Partial<Record<Text, Text>> = {
  'Cart, {n} items': 'Cart, {n} item',
  'And {n} more items.': 'And {n} more item.',
  'Only {n} left': 'Only one left',
  '{n} items': '{n} item',
  '{n} products': '{n} product',
  '{n} results for “{search}”': '{n} result for “{search}”',
};

/** Translates a text of the pages, in the plural or the singular that its number requires, and inserts its figures. */
export type Say = (text: Text, figures?: Figures) => string;

const catalogues: Partial<Record<Language, Record<Text, string>>> = { 'fr-CA': frCA, es };

/** The texts of a page in its language, with numbers as it writes them. */
export const sayIn =
  (language: Language): Say =>
  (text, figures = {}) => {
    const locale = localeOf(language);
    const singular = singulars[text];
    // French has the singular for 0, too
    const isOne = singular && new Intl.PluralRules(locale).select(Number(figures['n'])) === 'one';
    const counted = isOne ? singular : text;
    return withFigures(catalogues[language]?.[counted] ?? counted, figures, locale);
  };

/** A text that comes from data, such as a menu: its translation if there is one. */
export function sayKnown(language: Language, text: string): string {
  const texts: Record<string, string> | undefined = catalogues[language];
  return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}

/** Why a form was refused, in the language of its page. */
export const sayRefusal = (language: Language, { text, figures }: Refusal): string =>
  withFigures(sayKnown(language, text), figures, localeOf(language));
