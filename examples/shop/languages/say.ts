import { type Language, localeOf } from '../pages/platform/language';
import { es } from './es';
import { frCA } from './fr-CA';

/** A text of the pages, in English. Figures are in braces: '{n} products'. */
export type Text = keyof typeof frCA;

/** Translates a text of the pages, and inserts its figures. */
export type Say = (text: Text, figures?: Record<string, string | number>) => string;

const catalogues: Partial<Record<Language, Record<Text, string>>> = { 'fr-CA': frCA, es };

/** The texts of a page in its language, with numbers as it writes them. */
export function sayIn(language: Language): Say {
  const texts = catalogues[language];
  const written = (figure: string | number) =>
    typeof figure === 'number' ? figure.toLocaleString(localeOf(language)) : figure;
  return (text, figures = {}) =>
    Object.entries(figures).reduce(
      (said, [name, figure]) => said.replaceAll(`{${name}}`, () => written(figure)),
      texts?.[text] ?? text,
    );
}

/** A text that comes from data, such as a menu: its translation if there is one. */
export function sayKnown(language: Language, text: string): string {
  const texts: Record<string, string> | undefined = catalogues[language];
  return texts && Object.hasOwn(texts, text) ? (texts[text] ?? text) : text;
}
