import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints of items saved for later. */
export const savedEndpoints = endpoints({
  /** [SFL-008] */
  readSaved: { path: '/sfl', base: 'api', method: 'GET' },
  /** [SFL-009] */
  saveItems: { path: '/sfl', base: 'api', method: 'POST' },
  /** [SFL-010] */
  deleteSaved: { path: '/sfl/{id}', base: 'api', method: 'POST', override: 'DELETE' },
});
