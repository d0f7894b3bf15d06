/** The words of the footer that do not come with it. */
export const messages = { label: 'Footer' };
