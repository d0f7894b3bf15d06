/** The words of a banner that do not come with it. */
export const messages = { label: 'Announcement' };
