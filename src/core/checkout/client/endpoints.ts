import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints for placed orders. */
export const checkoutEndpoints = endpoints({
  /** [ROUTE-012] */
  readOrder: { path: '/order/{id}', base: 'api', method: 'GET' },
});
