export const messages = { label: 'Announcement' };
