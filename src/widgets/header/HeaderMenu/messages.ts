/** Every word of a menu that does not come with its items. */
export const messages = {
  label: 'Main menu',
  utilityLabel: 'Shortcuts',
  accountLabel: 'Account',
  fold: 'Menu',
  all: 'All {name}',
};
