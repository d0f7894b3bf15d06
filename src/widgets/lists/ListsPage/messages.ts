import { GENERIC_MESSAGES } from '../../../core/platform/rules/genericMessage';
import { OFFLINE_MESSAGE } from '../../../core/platform/rules/offlineMessage';

/** Messages of the page, except those that all list widgets share. */
export const messages = {
  title: 'Your lists',
  search: 'Search your lists',
  sort: 'Sort by',
  sortFirst: 'Default order',
  filter: 'List type',
  create: 'Create list',
  save: 'Save list',
  cancel: 'Cancel',
  name: 'New list name',
  type: 'Who can use it?',
  created: '{name} was created.',
  remove: 'Delete',
  removeNamed: 'Delete {name}',
  removeSure: 'Delete {name} and everything on it?',
  removeYes: 'Delete list',
  removeNo: 'Keep list',
  close: 'Close',
  removed: '{name} was deleted.',
  star: 'Make {name} a favorite',
  unstar: '{name} is a favorite',
  starFull: "You've reached the limit for favorites. Remove one to add another.",
  items: '{n} {n|item|items}',
  favorites: 'Favorites',
  recommended: 'Recommended For You',
  none: 'You have no lists yet.',
  noneFound: 'No matching lists found.',
  pages: 'Pages of lists',
  page: 'Page {n} of {all}',
  previous: 'Previous',
  next: 'Next',
  signIn: 'Sign in to see your lists.',
  signInLink: 'Sign in',
  loading: 'Loading your lists',
  failed: GENERIC_MESSAGES.failed,
  offline: OFFLINE_MESSAGE,
  retry: 'Try again',
};

export type ListsPageMessageKey = keyof typeof messages;
