import type { StorefrontConfig } from '../src/core/client/settings';
import { es } from '../src/languages/es/index';
import { frCA } from '../src/languages/fr-CA/index';

/** What the toolbar offers: the locales of the specification, and its Spanish mode. */
export const STORY_LANGUAGES = {
  'en-US': 'English, United States',
  'en-CA': 'English, Canada',
  'fr-CA': 'Français, Canada',
  es: 'Español (Spanish mode)',
};

/** What a story's page says of itself, in the language that is chosen. */
export function inLanguage(config: Partial<StorefrontConfig>, language = 'en-US'): Partial<StorefrontConfig> {
  if (language === 'en-US') return config;
  const isSpanishMode = language === 'es';
  return {
    ...config,
    locale: isSpanishMode ? 'en-US' : language,
    session: { ...config.session, isSpanishMode },
    i18n: { catalogues: { fr: frCA, es } },
  };
}
