export const messages = {
  title: 'Cookies on this site',
  close: 'Close',
  text: 'We use cookies to make this site work. With your permission, we also use cookies for: {categories}.',
  accept: 'Accept all',
  refuse: 'Accept required only',
  accepted: 'You accepted cookies for: {categories}.',
  refused: 'We use required cookies only.',
  analytics: 'analytics',
  advertising: 'advertising',
  functional: 'live chat',
};
