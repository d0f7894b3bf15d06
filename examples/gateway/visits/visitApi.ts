import { Hono } from 'hono';
import { LogRequest } from '../../shop/api/visitApi';
import { readJson } from '../../shop/http/readRequest';
import { withoutCards } from '../../shop/payment/withoutCards';
import type { GatewayEnv } from './visit';

/** Reports of a visit: its errors, which are logged, and its sign-in, which the cookie already tells. */
export function visitApi(): Hono<GatewayEnv> {
  const api = new Hono<GatewayEnv>();
  api.post('/log', async (c) => {
    console.warn('A page reports:', withoutCards(await readJson(c, LogRequest)));
    return c.body(null, 204);
  });
  api.post('/sparxProxy/updateSessionToken', (c) => c.json({}));
  return api;
}
