import { languageOf, type Messages, messagesOver } from '../src/core/platform/rules/language';
import type { Storefront } from '../src/core/storefront';
import { within } from './within';

/** What there is besides English, each in a file of its own: Canadian French, and the Spanish of the United States. */
const CATALOGUES: Record<string, () => Promise<Messages>> = {
  fr: () => import('../src/languages/fr-CA/index').then(({ frCA }) => frCA),
  es: () => import('../src/languages/es/index').then(({ es }) => es),
};

/** How long the widgets of a page wait for the words of its language. */
const CATALOGUE_MS = 5000;

export const hasCatalogue = (locale: string): boolean => Object.hasOwn(CATALOGUES, languageOf(locale));

/**
 * Gives a shop the words of its language [GEN-013]; what the page says itself stays. Without the file, and for a language
 * that we have none for, English stays. Never rejects: a widget without its words is better than none.
 * Resolves with the locale of what is said then.
 */
export async function speak({ locale, settings }: Storefront): Promise<string> {
  try {
    const catalogue = await within(CATALOGUE_MS, CATALOGUES[languageOf(locale)]?.() ?? Promise.resolve({}));
    settings.messages = messagesOver(catalogue, settings.messages);
    return locale;
  } catch (error) {
    console.error(`Quire: the words of ${locale} did not come, English stays`, error);
    return 'en';
  }
}
