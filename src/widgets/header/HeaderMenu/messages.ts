export const messages = {
  label: 'Main menu',
  utilityLabel: 'Shortcuts',
  accountLabel: 'Account',
  fold: 'Menu',
  all: 'All {name}',
};
