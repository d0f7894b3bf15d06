/** What is said while the page is being loaded. */
export const messages = { loading: 'Loading' };
