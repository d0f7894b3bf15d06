import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ClientEnv } from '../../shop/http/client';
import { isSecure } from '../../shop/http/secureHeaders';
import type { Database } from '../database/openGateway';
import { type Visit, visits } from '../database/schema';

export type GatewayEnv = { Variables: ClientEnv['Variables'] & { visit: Visit } };
export type GatewayContext = Context<GatewayEnv>;

const visitDays = 30;

/** Identifies the visit of a request by a cookie that scripts cannot read. Starts one for a new visitor. */
export function knowVisit(database: Database): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const secret = getCookie(c, 'shopAuth');
    const known = secret ? await findVisit(database, secret) : undefined;
    c.set('visit', known ?? (await startVisit(database, c)));
    return next();
  };
}

async function findVisit(database: Database, secret: string): Promise<Visit | undefined> {
  const [visit] = await database
    .select()
    .from(visits)
    .where(eq(visits.id, idOf(secret)));
  return visit && visit.expiresAt > new Date() ? visit : undefined;
}

async function startVisit(database: Database, c: GatewayContext): Promise<Visit> {
  const secret = randomBytes(24).toString('base64url');
  const maxAge = visitDays * 86_400;
  const expiresAt = new Date(Date.now() + maxAge * 1000);
  const visit = { id: idOf(secret), contextToken: randomUUID(), expiresAt };
  await database.insert(visits).values(visit);
  const cookie = { sameSite: 'Lax', path: '/', maxAge, secure: isSecure(c.get('client')) } as const;
  setCookie(c, 'shopAuth', secret, { ...cookie, httpOnly: true });
  setCookie(c, 'ctx-token', visit.contextToken, cookie);
  return visit;
}

/** Deletes the visits that have expired, with their carts. */
export async function dropExpiredVisits(database: Database): Promise<void> {
  await database.delete(visits).where(lt(visits.expiresAt, new Date()));
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
