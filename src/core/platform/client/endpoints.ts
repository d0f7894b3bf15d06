import { endpoints } from './http/endpoint';

/** What every page may call, whatever it shows. */
export const sessionEndpoints = endpoints({
  /** [CART-FETCH-007] */
  paymentAuth: { path: '/payment/gateway/{token}', base: 'api', method: 'POST' },
  /** [HTTP-013] */
  log: { path: '/log', base: 'api', method: 'POST' },
  /** [SESS-027] */
  updateSessionToken: { path: '/sparxProxy/updateSessionToken', base: 'prefix', method: 'POST' },
});
