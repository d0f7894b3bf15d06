/** The label before the representative. */
export const messages = { label: 'Your sales representative' };
