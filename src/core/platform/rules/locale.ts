/** The locales that are supported for prices and messages, the default first [I18N-002, I18N-003]. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

/** Converts a locale that may contain an underscore to BCP 47: 'en_US' becomes 'en-US'. */
export function hyphenatedLocale(locale: string): string {
  return locale.replaceAll('_', '-');
}
