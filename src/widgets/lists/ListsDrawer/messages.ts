/** Messages of the drawer, except those that all list widgets share. */
export const messages = {
  title: 'Your lists',
  titleAdd: 'Add to list',
  close: 'Close',
  viewAll: 'View all lists',
  create: 'Create list',
  all: 'All lists',
  favorites: 'Favorites',
  recommended: 'Recommended For You',
  items: '{n} {n|item|items}',
  star: 'Make {name} a favorite',
  unstar: '{name} is a favorite',
  starFull: "You've reached the limit for favorites. Remove one to add another.",
  starFailed: 'Error! Please try again.',
  loading: 'Loading your lists',
  newTitle: 'Create a list',
  name: 'List name',
  type: 'Who can use it?',
  save: 'Create list',
  cancel: 'Cancel',
  add: 'Add to list',
  added: 'Added to {name}.',
};

export type ListsDrawerMessageKey = keyof typeof messages;
