/** The locales in which prices and words are known, the default first [I18N-002, I18N-003]. */
export const LOCALES = ['en-US', 'en-CA', 'fr-CA'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en-US';

/** The BCP 47 spelling of a locale that may be written with an underscore: 'en_US' is 'en-US'. */
export function hyphenatedLocale(locale: string): string {
  return locale.replaceAll('_', '-');
}
