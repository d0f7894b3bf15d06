import type { StorefrontConfig } from '../../src/core/platform/client/settings';
import { english } from '../../src/languages/english/index';
import { es } from '../../src/languages/es/index';
import { frCA } from '../../src/languages/fr-CA/index';
import { pseudoMessages } from './pseudo';

/** The configuration of a story's page, in the selected language. */
export function inLanguage(config: Partial<StorefrontConfig>, language = 'en-US'): Partial<StorefrontConfig> {
  if (language === 'en-US') return config;
  if (language === 'pseudo') {
    const messages = pseudoMessages(english);
    return { ...config, i18n: { catalogues: { en: messages, fr: messages, es: messages } } };
  }
  const isSpanishMode = language === 'es';
  return {
    ...config,
    locale: isSpanishMode ? 'en-US' : language,
    session: { ...config.session, isSpanishMode },
    i18n: { catalogues: { fr: frCA, es } },
  };
}
