import { endpoints } from './http/endpoint';

/** The endpoints that every page may call, whatever it renders. */
export const sessionEndpoints = endpoints({
  /** [CART-FETCH-007] */
  paymentAuth: { path: '/payment/gateway/{token}', base: 'api', method: 'POST' },
  /** [HTTP-013] */
  log: { path: '/log', base: 'api', method: 'POST' },
  /** [SESS-027] */
  updateSessionToken: { path: '/sparxProxy/updateSessionToken', base: 'prefix', method: 'POST' },
});
