import { describe, expect, test } from 'vitest';
import { formAfter, formAfterStar, LISTS_FORM, listsParams, paramsOfAtl, paramsOfForm } from './listsForm';

describe('Lists form', () => {
  test('the form has the fields that the shop’s pages use [LIST-010]', () => {
    expect(Object.keys(LISTS_FORM)).toEqual([
      'ActivePagination',
      'SortOrder',
      'SelectedListsType',
      'SearchText',
      'PageSize',
      'showCreate',
      'favListIdToRemove',
      'newFavListId',
      'ATLItemsSortOrder',
      'ATLFilter',
      'ATLSearchedText',
    ]);
  });

  test('the initial query is page 1 of 100 lists of all access levels, by modified ascending [LIST-034, LIST-039, LIST-040, LIST-041]', () => {
    const first = {
      sortBy: 'modified',
      sortOrder: 'asc',
      size: 100,
      page: 1,
      search: undefined,
      access: 'PERSONAL,SHARED,GLOBAL',
    };
    expect(paramsOfForm(LISTS_FORM)).toEqual(first);
    expect(paramsOfAtl(LISTS_FORM)).toEqual(first);
    expect(listsParams()).toEqual(first);
  });

  test.each([
    ['modified', { sortBy: 'modified', sortOrder: 'desc' }],
    ['name-asc', { sortBy: 'name', sortOrder: 'asc' }],
    ['name-desc', { sortBy: 'name', sortOrder: 'desc' }],
  ] as const)('the sort order %s gives the query %o [LIST-042, LIST-044]', (SortOrder, expected) => {
    expect(paramsOfForm({ ...LISTS_FORM, SortOrder })).toMatchObject(expected);
  });

  test.each([
    [{ SelectedListsType: 'SHARED' }, { access: 'SHARED' }],
    [{ SelectedListsType: 'FAVORITE' }, { access: 'FAVORITE' }],
    [{ SelectedListsType: 'TEAM' }, { access: 'TEAM' }],
    [{ SearchText: '  desk ' }, { search: 'desk' }],
    [
      { ActivePagination: 3, PageSize: 20 },
      { page: 3, size: 20 },
    ],
  ])('the form values %o give the query %o [LIST-034, LIST-046]', (change, expected) => {
    expect(paramsOfForm({ ...LISTS_FORM, ...change })).toMatchObject(expected);
  });

  test('the values of the add-to-list overlay give its own query [LIST-034]', () => {
    const form = { ATLItemsSortOrder: 'name-asc', ATLFilter: 'SHARED', ATLSearchedText: ' desk ' } as const;
    expect(paramsOfAtl(form)).toMatchObject({ sortBy: 'name', access: 'SHARED', search: 'desk' });
  });

  test('a new search or sort order resets the page to 1; opening the create form does not [LIST-045]', () => {
    const third = formAfter(LISTS_FORM, { ActivePagination: 3 });
    expect(third.ActivePagination).toBe(3);
    expect(formAfter(third, { SearchText: 'desk' }).ActivePagination).toBe(1);
    expect(formAfter(third, { SortOrder: 'name-asc' }).ActivePagination).toBe(1);
    expect(formAfter(third, { showCreate: true }).ActivePagination).toBe(3);
    expect(formAfter(third, { SearchText: '' }).ActivePagination).toBe(3);
  });

  test('the favorites filter is reset to all lists after the last star is removed [LIST-012]', () => {
    const stars = formAfter(LISTS_FORM, { SelectedListsType: 'FAVORITE', favListIdToRemove: 'list-1' });
    expect(formAfterStar(stars, ['list-2'])).toMatchObject({ SelectedListsType: 'FAVORITE', favListIdToRemove: '' });
    expect(formAfterStar({ ...stars, newFavListId: 'list-2' }, ['list-2']).newFavListId).toBe('');
    expect(formAfterStar(stars, [])).toMatchObject({ SelectedListsType: 'ALL', ActivePagination: 1 });
    const shared = formAfter(LISTS_FORM, { SelectedListsType: 'SHARED' });
    expect(formAfterStar(shared, [])).toMatchObject({ SelectedListsType: 'SHARED' });
  });
});
