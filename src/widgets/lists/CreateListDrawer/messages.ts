export const messages = {
  title: 'Create a list',
  close: 'Close',
  name: 'List name',
  type: 'Who can use it?',
  personalAbout: 'Only you can see it.',
  sharedAbout: 'Everyone on your account can see and change it.',
  save: 'Create list',
  cancel: 'Cancel',
  created: '{name} was created.',
  open: 'View list',
  done: 'Done',
};
