/** What stands before a representative. */
export const messages = { label: 'Your sales representative' };
