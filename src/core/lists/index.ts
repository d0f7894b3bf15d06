export { type ListChange, type ListsClient, listsOf, type ProductHint } from './client/listsClient';
export type { ListConflict, ListContent, ListsAnswer, ListsMetadata } from './rules/lists';
export { canEditList, type ListedItem, type ShoppingList } from './rules/lists';
export { type ListSort, type ListsParams, listsParams } from './rules/listsForm';
