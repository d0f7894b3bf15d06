/** Messages of the footer, except texts that come with its data. */
export const messages = { label: 'Footer' };
