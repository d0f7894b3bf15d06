import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Database } from '../database/open';
import type { Client } from '../http/client';
import type { PageOrigins } from '../http/contentPolicy';
import type { Preloads } from '../pages/platform/preloads';
import { sessionSecret, setContextToken, setVisitorCookies } from './cookies';
import { findVisitor, startSession, type Visitor } from './session';

export type ShopEnv = {
  Variables: { visitor: Visitor; database: Database; preloads: Preloads; client: Client; pageOrigins: PageOrigins };
};
export type ShopContext = Context<ShopEnv>;

/**
 * Whether the request was in flight while the customer signed in or out, and so has the previous cookie. Its response
 * may arrive last, and must not replace the customer's cookie with a new guest's.
 */
function isLateCall(c: Context, secret: string | undefined, found: 'ended' | undefined): boolean {
  if (secret === undefined || c.req.header('accept')?.includes('text/html')) return false;
  return found === 'ended' || c.req.method === 'GET';
}

/** Gives a response the context token of its visit. No cache stores it. */
export const ofVisit: MiddlewareHandler<ShopEnv> = (c, next) => {
  c.header('ctx-token', c.get('visitor').session.contextToken);
  c.header('Cache-Control', 'no-store');
  return next();
};

/** Identifies the visitor before a page or a cart call is handled. Starts a visit for a new visitor. */
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
