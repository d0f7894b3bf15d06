/** What the toolbar offers: the locales of the specification, its Spanish mode, and words that no language has. */
export const STORY_LANGUAGES = {
  'en-US': 'English, United States',
  'en-CA': 'English, Canada',
  'fr-CA': 'Français, Canada',
  es: 'Español (Spanish mode)',
  pseudo: 'Pseudo: long words with marks',
};

export const TENANTS = { own: 'Tenant: as the story says', COM: 'COM: consumers', SBA: 'SBA: business accounts' };
