export const messages = { label: 'Your sales representative' };
