import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { guestOwner } from '../../shop/accounts/owner';
import { sessionDays } from '../../shop/accounts/session';
import { dropOldKeys } from '../../shop/api/idempotencyKey';
import type { ClientEnv } from '../../shop/http/client';
import { isSecure } from '../../shop/http/secureHeaders';
import { dropSavedOfGuests } from '../../shop/saved/savedItem';
import type { Database } from '../database/openGateway';
import { companies, members, preferredStores, type Visit, visits } from '../database/schema';
import type { EngineCustomer } from '../engine';

export type GatewayEnv = { Variables: ClientEnv['Variables'] & { visit: Visit } };
export type GatewayContext = Context<GatewayEnv>;

/** Under what the data of a visit is stored: its customer, or the guest. Changes of one owner take turns. */
export const ownerOf = ({ id, customer }: Visit): string =>
  customer ? `${customerPrefix}${customer.id}` : guestOwner(id);

const customerPrefix = 'customer:';

/** How long calls from the pages of an ended visit may still arrive. */
const lateMs = 60_000;

/** Identifies the visit of a request by a cookie that scripts cannot read. Starts one for a new visitor. */
export function knowVisit(database: Database): MiddlewareHandler<GatewayEnv> {
  return async (c, next) => {
    const secret = getCookie(c, 'shopAuth');
    const known = secret ? await findVisit(database, secret) : undefined;
    if (known && known.expiresAt > new Date()) {
      c.set('visit', known);
    } else {
      const begun = await startVisit(database);
      c.set('visit', begun.visit);
      // the answer to a late call must not replace the cookie of the customer who has signed in or out
      if (!known) setVisitCookies(c, begun);
    }
    return next();
  };
}

/** The visit of a cookie. One that has just ended is found too. */
async function findVisit(database: Database, secret: string): Promise<Visit | undefined> {
  const isNotLong = gt(visits.expiresAt, new Date(Date.now() - lateMs));
  const customerId = sql`${visits.customer} ->> 'id'`;
  const owner = sql`${customerPrefix} || (${customerId})`;
  const [row] = await database
    .select({ visit: visits, preferredStore: preferredStores.storeNumber, company: companies, member: members })
    .from(visits)
    .leftJoin(preferredStores, eq(preferredStores.owner, owner))
    .leftJoin(members, eq(members.customerId, customerId))
    .leftJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(visits.id, idOf(secret)), isNotLong));
  if (!row) return undefined;
  const { visit, preferredStore, company, member } = row;
  return { ...visit, preferredStore, buying: company && { company, isApprover: member?.isApprover === true } };
}

/** Gives a response the context token of its visit. No cache stores it. */
export const ofVisit: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  c.header('ctx-token', c.get('visit').contextToken);
  c.header('Cache-Control', 'no-store');
  return next();
};

type Begun = { secret: string; visit: Visit };

async function startVisit(database: Database, customer: EngineCustomer | null = null): Promise<Begun> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + sessionDays * 86_400_000);
  const visit = { id: idOf(secret), contextToken: randomUUID(), customer, notices: [], expiresAt };
  await database.insert(visits).values(visit);
  return { secret, visit };
}

/**
 * Ends the visit and starts one of a customer, or of a guest. The secret is new, because the old one may have been
 * exposed.
 */
export async function changeVisit(database: Database, c: GatewayContext, customer: EngineCustomer | null) {
  const begun = await startVisit(database, customer);
  await database
    .update(visits)
    .set({ expiresAt: new Date(), customer: null })
    .where(eq(visits.id, c.get('visit').id));
  c.set('visit', begun.visit);
  setVisitCookies(c, begun);
}

function setVisitCookies(c: GatewayContext, { secret, visit }: Begun): void {
  const cookie = {
    sameSite: 'Lax',
    path: '/',
    maxAge: sessionDays * 86_400,
    secure: isSecure(c.get('client')),
  } as const;
  setCookie(c, 'shopAuth', secret, { ...cookie, httpOnly: true });
  setCookie(c, 'ctx-token', visit.contextToken, cookie);
}

/** Deletes the visits that have expired, with the carts and saved items of guests, and old idempotency keys. */
export async function dropExpiredVisits(database: Database): Promise<void> {
  await database.delete(visits).where(lt(visits.expiresAt, new Date(Date.now() - lateMs)));
  await dropSavedOfGuests(database);
  await dropOldKeys(database);
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
