import { describe, expect, test } from 'vitest';
import { aList } from '../../../../tests/support/widgets/builders';
import {
  addFailureMessageKey,
  LIST_MESSAGES,
  LIST_PAGE_NAMES,
  levelLabel,
  nameFaultKey,
  sortOptions,
} from './listMessages';
import {
  ACCESS_LEVELS,
  canEditList,
  canManageList,
  LIST_TYPES,
  listedQuantity,
  listNameOf,
  listsToAddTo,
  listUrl,
  recommendedIds,
  shownLists,
} from './lists';

describe('List permissions', () => {
  test.each([
    ['PERSONAL', { isOwn: true }, true],
    ['PERSONAL', {}, true],
    ['PERSONAL', { isOwn: false }, false],
    ['PERSONAL', { isOwn: true, isReadOnly: true }, false],
    ['SHARED', { isOwn: false }, true],
    ['SHARED', { isOwn: false, isReadOnly: true }, false],
    ['GLOBAL', { isOwn: false }, false],
    ['GLOBAL', { isOwn: false, isReadOnly: false }, true],
    ['TEAM', { isOwn: false }, true],
  ])('a %s list with %o can be edited: %s [LIST-022, LIST-023]', (accessLevel, over, expected) => {
    expect(canEditList(aList({ isReadOnly: undefined, isOwn: undefined, accessLevel, ...over }))).toBe(expected);
  });

  test('a shared list can be managed by its owner only', () => {
    expect(canManageList(aList({ accessLevel: 'SHARED', isOwn: false }))).toBe(false);
    expect(canManageList(aList({ accessLevel: 'SHARED', isOwn: true }))).toBe(true);
  });

  test('a personal list of somebody else is not offered for adding items [LIST-023]', () => {
    const lists = [aList({ id: 'a' }), aList({ id: 'b', isOwn: false }), aList({ id: 'c', accessLevel: 'SHARED' })];
    expect(listsToAddTo(lists).map(({ id }) => id)).toEqual(['a', 'c']);
  });
});

describe('List values', () => {
  test('there are three access levels, and a new list has one of two types [LIST-008, LIST-043]', () => {
    expect(ACCESS_LEVELS).toEqual(['PERSONAL', 'SHARED', 'GLOBAL']);
    expect(LIST_TYPES).toEqual(['PERSONAL', 'SHARED']);
  });

  test('an unknown access level is displayed as it is, unless the page names it [LIST-011]', () => {
    expect([...ACCESS_LEVELS, 'FAVORITE', 'TEAM', 'constructor'].map((level) => levelLabel(level))).toEqual([
      'Personal',
      'Shared',
      'Global',
      'Favorites',
      'TEAM',
      'constructor',
    ]);
    expect(levelLabel('TEAM', { 'level.TEAM': 'The team' })).toBe('The team');
  });

  test('five lists are displayed if their number is capped [LIST-038]', () => {
    const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(shownLists(seven, true)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shownLists(seven, false)).toEqual(seven);
  });

  test.each([
    [undefined, 1],
    [null, 1],
    [0, 1],
    [1, 1],
    [7, 7],
  ])('a listed quantity of %s counts as %i, so that a set without one counts as 1 [LIST-015]', (input, expected) => {
    expect(listedQuantity(input)).toBe(expected);
  });

  test.each([
    [undefined, []],
    ['', []],
    ['recent', ['recent']],
    ['recent, frequent|x', ['recent', 'frequent', 'x']],
  ])('the cookie value %s recommends the lists %o [LIST-047]', (cookie, ids) => {
    expect(recommendedIds(cookie)).toEqual(ids);
  });

  test('a list name is trimmed, and its inner whitespace is collapsed', () => {
    expect([listNameOf('  Desk   things '), listNameOf('   ')]).toEqual(['Desk things', '']);
  });
});

describe('List messages', () => {
  test('the messages are the specification’s [LIST-016, LIST-017, LIST-018, LIST-019, LIST-020, LIST-021]', () => {
    expect(LIST_MESSAGES).toMatchObject({
      nameRequired: 'List name is required',
      enterName: 'Please enter a list name',
      selectList: 'Please select a list below',
      failed: 'Error! Please try again.',
      noCartItems: 'Error! No cart items found.',
      createFailed: 'Error while creating new Shopping List',
    });
  });

  test('the column headings of the table are the specification’s [LIST-002]', () => {
    const { columnName, columnModified, columnType, columnActions } = LIST_MESSAGES;
    expect([columnName, columnModified, columnType, columnActions]).toEqual([
      'List name',
      'Modified On',
      'List type',
      'Actions',
    ]);
  });

  test('there are three sort options, and the page can override their labels [LIST-042]', () => {
    expect(sortOptions('Default').map(({ label }) => label)).toEqual(['Default', 'Last updated', 'A-Z/0-9', 'Z-A/9-0']);
    expect(sortOptions('', { 'sort.modified': 'Newest' })[1]).toEqual({ value: 'modified', label: 'Newest' });
  });

  test('the page names for analytics are the specification’s [LIST-006]', () => {
    expect(Object.values(LIST_PAGE_NAMES)).toEqual([
      'create list',
      'all lists',
      'My Order Center: List',
      'Quick Order',
      'mylist',
    ]);
  });
});

test('a failure of a list says whether the list is full, and what is wrong with its name', () => {
  expect(['LIST_FULL', 'NETWORK', undefined].map(addFailureMessageKey)).toEqual(['full', 'failed', 'failed']);
  expect(['LIST_NAME_TAKEN', 'CARD_NUMBER_IN_TEXT', 'NETWORK'].map(nameFaultKey)).toEqual([
    'nameTaken',
    'nameIsCard',
    undefined,
  ]);
});

test.each([
  ['/lists', 'a 1', '/lists?listId=a%201'],
  ['/lists?page=2', 'a', '/lists?page=2&listId=a'],
  [undefined, 'a', undefined],
  ['', 'a', undefined],
])('the page %j of lists has the list %j at %j', (page, id, url) => {
  expect(listUrl(page, id)).toBe(url);
});
