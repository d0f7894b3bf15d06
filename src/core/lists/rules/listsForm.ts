import { ACCESS_LEVELS } from './lists';

/** How lists, and the items of one, may be sorted: what the shop is asked [LIST-040, LIST-042]. */
export const LIST_SORTS = {
  /** The first request of a page, whatever the label says. */
  default: { sortBy: 'modified', sortOrder: 'asc' },
  modified: { sortBy: 'modified', sortOrder: 'desc' },
  'name-asc': { sortBy: 'name', sortOrder: 'asc' },
  'name-desc': { sortBy: 'name', sortOrder: 'desc' },
} as const;

export type ListSort = keyof typeof LIST_SORTS;

/** Those that a customer can choose, in this order [LIST-042]. */
export const LIST_SORT_OPTIONS = ['modified', 'name-asc', 'name-desc'] as const satisfies ListSort[];

/** All lists that there are [LIST-041]. */
export const ALL_LISTS = 'ALL';

/** The filter for what the customer has starred [LIST-008]. */
export const FAVORITE_LISTS = 'FAVORITE';

/** How many lists, or items of one, come at once [LIST-039]. */
export const LISTS_PAGE_SIZE = 100;

/** With fewer lists than this there is nothing to search. */
export const SEARCHABLE_LISTS = 6;

/** How long typing rests before lists are looked for, in milliseconds. */
export const LISTS_SEARCH_REST_MS = 250;

/** The access levels that are asked for, unless the customer says otherwise [LIST-041]. */
export const DEFAULT_ACCESS = ACCESS_LEVELS.join(',');

/** The values of the lists' forms, by the names that the shop's pages know them by [LIST-010]. */
export type ListsForm = {
  ActivePagination: number;
  SortOrder: ListSort;
  /** ALL, FAVORITE, or an access level. */
  SelectedListsType: string;
  SearchText: string;
  PageSize: number;
  showCreate: boolean;
  /** The star that is being taken off, '' while none is. */
  favListIdToRemove: string;
  /** The star that is being given, '' while none is. */
  newFavListId: string;
  ATLItemsSortOrder: ListSort;
  ATLFilter: string;
  ATLSearchedText: string;
};

/** The form of a page that has just been opened [LIST-010, LIST-039, LIST-040, LIST-041]. */
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

/** Whatever else changes what is asked for begins at the first page again. */
export function formAfter(form: ListsForm, change: Partial<ListsForm>): ListsForm {
  const asksAnew = (['SortOrder', 'SelectedListsType', 'SearchText', 'PageSize'] as const).some(
    (name) => name in change && change[name] !== form[name],
  );
  return { ...form, ...(asksAnew && { ActivePagination: 1 }), ...change };
}

/** Where the last star has gone, the filter for stars goes with it: all lists are shown again [LIST-012]. */
export function formAfterStar(form: ListsForm, favorites: readonly string[]): ListsForm {
  const settled = { ...form, favListIdToRemove: '', newFavListId: '' };
  const isLast = favorites.length === 0 && form.SelectedListsType === FAVORITE_LISTS;
  return isLast ? formAfter(settled, { SelectedListsType: ALL_LISTS }) : settled;
}

/** What a lists call is asked, in the shop's spelling; what is undefined is not sent [LIST-034]. */
export type ListsQuery = {
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

/** The query of a page of lists [LIST-034, LIST-039, LIST-040, LIST-041]. */
export function listsQuery({
  sort = 'default',
  type = ALL_LISTS,
  search = '',
  page = 1,
  size = LISTS_PAGE_SIZE,
}: Wanted = {}): ListsQuery {
  return {
    ...LIST_SORTS[sort],
    size,
    page,
    search: search.trim() || undefined,
    access: type === ALL_LISTS ? DEFAULT_ACCESS : type,
  };
}

/** What the form of the lists page asks for. */
export function queryOfForm(form: ListsForm): ListsQuery {
  return listsQuery({
    sort: form.SortOrder,
    type: form.SelectedListsType,
    search: form.SearchText,
    page: form.ActivePagination,
    size: form.PageSize,
  });
}

/** What the form of the add-to-list overlay asks for. */
export function queryOfAtl(form: Pick<ListsForm, 'ATLItemsSortOrder' | 'ATLFilter' | 'ATLSearchedText'>): ListsQuery {
  return listsQuery({ sort: form.ATLItemsSortOrder, type: form.ATLFilter, search: form.ATLSearchedText });
}
