export const messages = {
  guest: 'Welcome',
  named: 'Welcome, {name}',
  nameless: 'Welcome back',
};
