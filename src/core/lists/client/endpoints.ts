import { endpoints } from '../../platform/client/http/endpoint';

/** The list endpoints. */
export const listsEndpoints = endpoints({
  /** [LIST-024] */
  readLists: { path: '/lists', base: 'api', method: 'GET' },
  /** [LIST-025] */
  readListItems: { path: '/lists/items', base: 'api', method: 'GET' },
  /** [LIST-026] */
  createList: { path: '/list', base: 'api', method: 'POST' },
  /** [LIST-027] */
  addListItems: { path: '/list/{id}/item', base: 'api', method: 'POST' },
  /** `itemId` is the listItemId [LIST-028]. */
  deleteListItem: { path: '/list/{id}/item/{itemId}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [LIST-029] */
  updateList: { path: '/list/{id}', base: 'api', method: 'POST', override: 'PUT' },
  /** [LIST-030] */
  deleteList: { path: '/list/{id}', base: 'api', method: 'POST', override: 'DELETE' },
  /** [LIST-031] */
  readList: { path: '/list/{id}', base: 'api', method: 'GET' },
  /** [LIST-032] */
  searchLists: { path: '/search', base: 'api', method: 'GET' },
  searchListsByProxy: { path: '/v1/searchProxy', base: 'api', method: 'GET' },
  /** [LIST-035] */
  listCards: { path: '/sparxProxy/getListCardData', base: 'prefix', method: 'POST' },
});
