import { messageFor, type Overrides, ownValue } from '../../platform/rules/messages';
import { LIST_SORT_OPTIONS, type ListSort } from './listsForm';

/** The texts that all list surfaces share; a page overrides them with its `lists` messages. */
export const LIST_MESSAGES = {
  /** In the create-list drawer and on the lists page [LIST-016]. */
  nameRequired: 'List name is required',
  /** For a list that is created while an item is being added [LIST-017]. */
  enterName: 'Please enter a list name',
  /** [LIST-018] */
  selectList: 'Please select a list below',
  /** [LIST-019] */
  failed: 'Error! Please try again.',
  /** The list has reached its limit; retrying would not help. */
  full: 'This list is full.',
  /** [LIST-020] */
  noCartItems: 'Error! No cart items found.',
  /** [LIST-021] */
  createFailed: 'Error while creating new Shopping List',
  nameTaken: 'A list with this name already exists.',
  nameIsCard: 'This looks like a card number. Please choose another name.',
  columnName: 'List name',
  columnModified: 'Modified On',
  columnType: 'List type',
  columnActions: 'Actions',
  'sort.modified': 'Last updated',
  'sort.name-asc': 'A-Z/0-9',
  'sort.name-desc': 'Z-A/9-0',
  'level.ALL': 'All lists',
  'level.FAVORITE': 'Favorites',
  'level.PERSONAL': 'Personal',
  'level.SHARED': 'Shared',
  'level.GLOBAL': 'Global',
  changedByOther: 'Someone else changed {name} to {n}. We kept their change.',
  removedByOther: 'Someone else removed {name} from this list.',
  renamedByOther: 'Someone else renamed this list {name}. We kept their change.',
} as const;

/** The message key for why an item was not added to a list [LIST-019]. */
export const addFailureMessageKey = (code: string | undefined) => (code === 'LIST_FULL' ? 'full' : 'failed');

/** The message key for a name that the shop refuses; undefined if the refusal has another reason. */
export function nameFaultKey(code: string | undefined): 'nameTaken' | 'nameIsCard' | undefined {
  if (code === 'LIST_NAME_TAKEN') return 'nameTaken';
  return code === 'CARD_NUMBER_IN_TEXT' ? 'nameIsCard' : undefined;
}

/** The label of an access level; an unknown level keeps the shop's spelling [LIST-011]. */
export function levelLabel(level: string, overrides?: Overrides): string {
  return overrides?.[`level.${level}`] ?? ownValue(LIST_MESSAGES, `level.${level}`) ?? level;
}

/** The sort options, with their labels; `first` is the label of the sort of the first request [LIST-042]. */
export function sortOptions(first: string, overrides?: Overrides): { value: ListSort; label: string }[] {
  const labelOf = (sort: (typeof LIST_SORT_OPTIONS)[number]) => messageFor(LIST_MESSAGES, `sort.${sort}`, overrides);
  return [{ value: 'default', label: first }, ...LIST_SORT_OPTIONS.map((value) => ({ value, label: labelOf(value) }))];
}

/** The analytics page names of the list surfaces [LIST-006]. */
export const LIST_PAGE_NAMES = {
  create: 'create list',
  all: 'all lists',
  details: 'My Order Center: List',
  quickOrder: 'Quick Order',
  mine: 'mylist',
} as const;
