/** Greetings for customers [HDR-044]. */
export const messages = {
  guest: 'Welcome',
  named: 'Welcome, {name}',
  nameless: 'Welcome back',
};
