import { endpoints } from '../../platform/client/http/endpoint';

/** Endpoints that only a cart page uses. */
export const cartPageEndpoints = endpoints({
  /** Sent as PUT, without a method override [CART-UPD-016]. */
  modifyOrder: { path: '/cc/api/cart/default', base: 'absolute', method: 'PUT' },
  /** [CART-UPD-017] */
  doNotShow: { path: '/cart/opt/type', base: 'api', method: 'GET' },
});
