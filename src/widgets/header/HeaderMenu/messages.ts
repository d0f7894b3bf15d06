/** Messages of a menu, except texts that come with its items. */
export const messages = {
  label: 'Main menu',
  utilityLabel: 'Shortcuts',
  accountLabel: 'Account',
  fold: 'Menu',
  all: 'All {name}',
};
