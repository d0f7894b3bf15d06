export {
  type ListChange,
  type ListsClient,
  type ListsRequests,
  listsOf,
  type ProductHint,
} from './client/listsClient';
export { type ListsState, type ListsView, openLists } from './client/listsView';
export { type OpenList, type OpenListState, openList } from './client/openList';
export type { ListConflict, ListContent, ListsAnswer, ListsMetadata, RequestStatus } from './rules/listAnswers';
export { canEditList, type ListedItem, type ShoppingList } from './rules/lists';
export { type ListSort, type ListsQuery, listsQuery } from './rules/listsForm';
