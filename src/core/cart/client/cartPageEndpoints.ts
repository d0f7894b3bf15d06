import { endpoints } from '../../platform/client/http/endpoint';

/** What only a cart page calls. */
export const cartPageEndpoints = endpoints({
  /** A real PUT [CART-UPD-016]. */
  modifyOrder: { path: '/cc/api/cart/default', base: 'absolute', method: 'PUT' },
  /** [CART-UPD-017] */
  doNotShow: { path: '/cart/opt/type', base: 'api', method: 'GET' },
});
