import { languageOf, type Messages, messagesOver } from '../src/core/platform/rules/messages';
import type { Storefront } from '../src/core/storefront';
import { within } from './within';

/** The languages besides English, each in its own file: Canadian French and US Spanish. */
const CATALOGUES: Record<string, () => Promise<Messages>> = {
  fr: () => import('../src/languages/fr-CA/index').then(({ frCA }) => frCA),
  es: () => import('../src/languages/es/index').then(({ es }) => es),
};

/** How long the widgets of a page wait for the messages of its language, in milliseconds. */
const CATALOGUE_MS = 5000;

export const hasCatalogue = (locale: string): boolean => Object.hasOwn(CATALOGUES, languageOf(locale));

/**
 * Loads the messages of a shop's language [GEN-013]; messages that the page sets itself take precedence. English stays
 * if the file cannot be loaded or the language has none. Never rejects: a widget in English is better than no widget.
 * Resolves with the locale of the resulting messages.
 */
export async function loadMessages({ locale, settings }: Storefront): Promise<string> {
  try {
    const catalogue = await within(CATALOGUE_MS, CATALOGUES[languageOf(locale)]?.() ?? Promise.resolve({}));
    settings.messages = messagesOver(catalogue, settings.messages);
    return locale;
  } catch (error) {
    console.error(`Quire: the messages of ${locale} could not be loaded; widgets use English`, error);
    return 'en';
  }
}
