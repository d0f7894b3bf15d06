import { ACCESS_LEVELS } from './lists';

/** The sort orders of lists and list items, as query parameters [LIST-040, LIST-042]. */
export const LIST_SORTS = {
  /** The sort of a page's first request, whichever option is displayed. */
  default: { sortBy: 'modified', sortOrder: 'asc' },
  modified: { sortBy: 'modified', sortOrder: 'desc' },
  'name-asc': { sortBy: 'name', sortOrder: 'asc' },
  'name-desc': { sortBy: 'name', sortOrder: 'desc' },
} as const;

export type ListSort = keyof typeof LIST_SORTS;

/** The sort options that a customer can choose, in display order [LIST-042]. */
export const LIST_SORT_OPTIONS = ['modified', 'name-asc', 'name-desc'] as const satisfies ListSort[];

/** The filter value for all lists [LIST-041]. */
export const ALL_LISTS = 'ALL';

/** The filter value for starred lists [LIST-008]. */
export const FAVORITE_LISTS = 'FAVORITE';

/** The page size for lists and list items [LIST-039]. */
export const LISTS_PAGE_SIZE = 100;

/** The search field is shown only for at least this many lists. */
export const SEARCHABLE_LISTS = 6;

/** The debounce of the list search, in milliseconds. */
export const LISTS_SEARCH_REST_MS = 250;

/** The access levels that are requested by default [LIST-041]. */
export const DEFAULT_ACCESS = ACCESS_LEVELS.join(',');

/** The form values of the list widgets, under the names that the shop's pages use [LIST-010]. */
export type ListsForm = {
  ActivePagination: number;
  SortOrder: ListSort;
  /** ALL, FAVORITE, or an access level. */
  SelectedListsType: string;
  SearchText: string;
  PageSize: number;
  showCreate: boolean;
  /** The id of the list whose star is being removed, or ''. */
  favListIdToRemove: string;
  /** The id of the list that is being starred, or ''. */
  newFavListId: string;
  ATLItemsSortOrder: ListSort;
  ATLFilter: string;
  ATLSearchedText: string;
};

/** The initial form values of a page [LIST-010, LIST-039, LIST-040, LIST-041]. */
export const LISTS_FORM: ListsForm = {
  ActivePagination: 1,
  SortOrder: 'default',
  SelectedListsType: ALL_LISTS,
  SearchText: '',
  PageSize: LISTS_PAGE_SIZE,
  showCreate: false,
  favListIdToRemove: '',
  newFavListId: '',
  ATLItemsSortOrder: 'default',
  ATLFilter: ALL_LISTS,
  ATLSearchedText: '',
};

/** Applies a change. A change of the query returns to the first page. */
export function formAfter(form: ListsForm, change: Partial<ListsForm>): ListsForm {
  const isNewQuery = (['SortOrder', 'SelectedListsType', 'SearchText', 'PageSize'] as const).some(
    (name) => name in change && change[name] !== form[name],
  );
  return { ...form, ...(isNewQuery && { ActivePagination: 1 }), ...change };
}

/**
 * The form after a star was added or removed. If the last star is gone, the favorites filter is reset to all lists
 * [LIST-012].
 */
export function formAfterStar(form: ListsForm, favorites: readonly string[]): ListsForm {
  const settled = { ...form, favListIdToRemove: '', newFavListId: '' };
  const isLast = favorites.length === 0 && form.SelectedListsType === FAVORITE_LISTS;
  return isLast ? formAfter(settled, { SelectedListsType: ALL_LISTS }) : settled;
}

/** The parameters of a list request, in the shop's spelling; undefined parameters are not sent [LIST-034]. */
export type ListsParams = {
  sortBy?: string;
  sortOrder?: string;
  size?: number;
  page?: number;
  search?: string | undefined;
  access?: string;
  responseType?: string;
  action?: string;
  ignoreList?: string;
};

export type Wanted = { sort?: ListSort; type?: string; search?: string; page?: number; size?: number };

/** The parameters of a page of lists [LIST-034, LIST-039, LIST-040, LIST-041]. */
export function listsParams({
  sort = 'default',
  type = ALL_LISTS,
  search = '',
  page = 1,
  size = LISTS_PAGE_SIZE,
}: Wanted = {}): ListsParams {
  return {
    ...LIST_SORTS[sort],
    size,
    page,
    search: search.trim() || undefined,
    access: type === ALL_LISTS ? DEFAULT_ACCESS : type,
  };
}

/** The parameters for the form of the lists page. */
export function paramsOfForm(form: ListsForm): ListsParams {
  return listsParams({
    sort: form.SortOrder,
    type: form.SelectedListsType,
    search: form.SearchText,
    page: form.ActivePagination,
    size: form.PageSize,
  });
}

/** The parameters for the form of the add-to-list overlay. */
export function paramsOfAtl(form: Pick<ListsForm, 'ATLItemsSortOrder' | 'ATLFilter' | 'ATLSearchedText'>): ListsParams {
  return listsParams({ sort: form.ATLItemsSortOrder, type: form.ATLFilter, search: form.ATLSearchedText });
}
