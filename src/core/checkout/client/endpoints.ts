import { endpoints } from '../../platform/client/http/endpoint';

/** The calls about an order that was placed. */
export const checkoutEndpoints = endpoints({
  /** [ROUTE-012] */
  readOrder: { path: '/order/{id}', base: 'api', method: 'GET' },
});
