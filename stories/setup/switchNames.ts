/** The toolbar's languages: the locales of the specification, its Spanish mode, and the pseudo-language. */
export const STORY_LANGUAGES = {
  'en-US': 'English, United States',
  'en-CA': 'English, Canada',
  'fr-CA': 'Français, Canada',
  es: 'Español (Spanish mode)',
  pseudo: 'Pseudo: long, accented text',
};

export const TENANTS = { own: 'Tenant: as in the story', COM: 'COM: consumers', SBA: 'SBA: business accounts' };
