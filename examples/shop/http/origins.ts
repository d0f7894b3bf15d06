import type { MiddlewareHandler } from 'hono';
import type { ClientEnv } from './client';
import { Refusal } from './refusal';

/** How long browsers remember the answer to a preflight. The default of 5 s doubles the round trips of most changes. */
const PREFLIGHT_S = 7200;

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Allows changes only from the shop's own pages and the pages of `allowedOrigins`. Browsers send the origin of a
 * request. Other programs send neither header, and have no customer's cookie to abuse.
 */
export function guardOrigin(allowedOrigins: readonly string[]): MiddlewareHandler<ClientEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
    if (isAllowed) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Allow-Credentials', 'true');
      c.header('Access-Control-Expose-Headers', 'ctx-token');
      c.header('Vary', 'Origin');
      if (c.req.method === 'OPTIONS') {
        c.header('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
        c.header('Access-Control-Allow-Headers', 'content-type, ctx-token, idempotency-key, x-http-method-override');
        c.header('Access-Control-Max-Age', String(PREFLIGHT_S));
        return c.body(null, 204);
      }
    }
    if (
      !harmless.has(c.req.method) &&
      !isAllowed &&
      isForeign(origin, c.req.header('sec-fetch-site'), new URL(c.get('client').origin).host)
    ) {
      throw new Refusal(403, 'FOREIGN_ORIGIN', 'This request comes from another site');
    }
    return next();
  };
}

function isForeign(origin: string | undefined, site: string | undefined, host: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
