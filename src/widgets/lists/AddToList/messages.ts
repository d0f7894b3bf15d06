import { RETRY_MESSAGES } from '../../../core/platform/rules/retryMessages';

/** Messages of the overlay, except those that all list widgets share. */
export const messages = {
  open: 'Add to list',
  openNamed: 'Add to list: {name}',
  title: 'Add to list',
  titleMany: 'Add {n} items to a list',
  close: 'Close',
  search: 'Search your lists',
  sort: 'Sort by',
  sortFirst: 'Default order',
  filter: 'List type',
  lists: 'Your lists',
  items: '{n} {n|item|items}',
  isOn: 'Already on this list',
  newList: 'Create a new list',
  name: 'New list name',
  type: 'Who can use it?',
  add: 'Add to list',
  cancel: 'Cancel',
  done: 'Done',
  added: 'Added to {name}.',
  view: 'View list',
  none: 'No matching lists found.',
  loading: 'Loading your lists',
  ...RETRY_MESSAGES,
};
