export const messages = { label: 'Footer' };
