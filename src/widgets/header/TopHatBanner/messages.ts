/** Messages of a banner, except texts that come with its data. */
export const messages = { label: 'Announcement' };
