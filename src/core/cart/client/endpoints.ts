import { endpoints } from '../../platform/client/http/endpoint';

/** The endpoints of the cart itself. */
export const cartEndpoints = endpoints({
  /** [CART-FETCH-009] */
  readCart: { path: '/checkout', base: 'api', method: 'GET' },
  /** [CART-ADD-004] */
  addItems: { path: '/checkout/default/item', base: 'api', method: 'POST' },
  /** [CART-UPD-013] */
  updateItems: { path: '/checkout/default/item', base: 'api', method: 'POST', override: 'PUT' },
  /** [CART-UPD-012] */
  updateCart: { path: '/checkout/default', base: 'api', method: 'POST', override: 'PUT' },
  /** [CART-DEL-004] */
  deleteItem: { path: '/checkout/default/item/{id}', base: 'api', method: 'POST', override: 'DELETE' },
});
