import type { Refusal } from '../http/refusal';
import { type Language, localeOf } from '../pages/platform/language';
import { es } from './es';
import { type Figures, withFigures } from './figures';
import { frCA } from './fr-CA';

/** A text of the pages, in English. Figures are in braces: '{n} products'. */
export type Text = keyof typeof frCA;

/** Translates a text of the pages, and inserts its figures. */
export type Say = (text: Text, figures?: Figures) => string;

const catalogues: Partial<Record<Language, Record<Text, string>>> = { 'fr-CA': frCA, es };

/** The texts of a page in its language, with numbers as it writes them. */
export const sayIn =
  (language: Language): Say =>
  (text, figures = {}) =>
    withFigures(catalogues[language]?.[text] ?? text, figures, localeOf(language));

/** A text that comes from data, such as a menu: its translation if there is one. */
export function sayKnown(language: Language, text: string): string {
  const texts: Record<string, string> | undefined = catalogues[language];
  return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}

/** Why a form was refused, in the language of its page. */
export const sayRefusal = (language: Language, { text, figures }: Refusal): string =>
  withFigures(sayKnown(language, text), figures, localeOf(language));
