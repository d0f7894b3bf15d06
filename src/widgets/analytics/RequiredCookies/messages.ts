/** Messages about cookie consent. */
export const messages = {
  title: 'Cookies on this site',
  close: 'Close',
  text: 'We use what the shop needs to work. With your permission we use more: {categories}.',
  accept: 'Accept all',
  refuse: 'Only what is required',
  accepted: 'You have accepted: {categories}.',
  refused: 'Only what is required is used.',
  analytics: 'analytics',
  advertising: 'advertising',
};
