/** Every word of the search. */
export const messages = {
  label: 'Search products',
  button: 'Search',
  oneSuggestion: '1 suggestion',
  suggestions: '{n} suggestions',
  onContract: 'Contract items only',
};
