import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../database/open';
import type { Preloads } from '../pages/platform/preloads';
import { sessionSecret, setContextToken, setVisitorCookies } from './cookies';
import { findVisitor, startSession, type Visitor } from './session';

export type ShopEnv = { Variables: { visitor: Visitor; database: Database; preloads: Preloads } };
export type ShopContext = Context<ShopEnv>;

/**
 * A call that was on its way while the customer signed in or out, with the cookie of before: its answer may arrive last,
 * and must not put a new guest's cookie in place of the customer's.
 */
function isLateCall(c: Context, secret: string | undefined, found: 'ended' | undefined): boolean {
  if (secret === undefined || c.req.header('accept')?.includes('text/html')) return false;
  return found === 'ended' || c.req.method === 'GET';
}

/** Knows who is asking before a page or a cart call is answered; a newcomer's visit begins here. */
export function knowVisitor(database: Database): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    c.set('database', database);
    const secret = sessionSecret(c);
    const found = secret ? await findVisitor(database, secret) : undefined;
    if (found && found !== 'ended') {
      c.set('visitor', found);
      if (getCookie(c, 'ctx-token') !== found.session.contextToken) setContextToken(c, found.session);
    } else {
      const begun = await startSession(database, null);
      c.set('visitor', begun.visitor);
      if (!isLateCall(c, secret, found)) setVisitorCookies(c, begun.secret, begun.visitor);
    }
    return next();
  };
}
