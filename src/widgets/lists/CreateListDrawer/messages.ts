/** Messages of the drawer, except those that all list widgets share. */
export const messages = {
  title: 'Create a list',
  close: 'Close',
  name: 'List name',
  type: 'Who may use it?',
  personalAbout: 'Only you.',
  sharedAbout: 'You and the other members of your account, who may change it too.',
  save: 'Create list',
  cancel: 'Cancel',
  created: '{name} was created.',
  open: 'Open the list',
  done: 'Done',
};
