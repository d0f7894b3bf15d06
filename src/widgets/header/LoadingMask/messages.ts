/** Announced while the page is loading. */
export const messages = { loading: 'Loading' };
