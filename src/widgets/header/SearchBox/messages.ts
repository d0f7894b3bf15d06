export const messages = {
  label: 'Search products',
  button: 'Search',
  suggestions: '{n} {n|suggestion|suggestions}',
  onContract: 'Contract items only',
};
