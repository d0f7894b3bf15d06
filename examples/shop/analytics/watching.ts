import { createHash, randomUUID } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ShopContext } from '../accounts/visitor';
import { isSecure } from '../http/secureHeaders';
import { deleteEvents } from './storedEvents';

const cookie = 'watchedVisit';

const cookieOptions = (c: ShopContext) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c.get('client')) }) as const;

/** The name under which this visit is watched; undefined unless the customer has turned that on. */
export function watchedVisit(c: ShopContext): string | undefined {
  const secret = getCookie(c, cookie);
  return secret && createHash('sha256').update(secret).digest('hex');
}

/** Turns on watching: the pages of this visit now report their analytics events. */
export function watchVisit(c: ShopContext): void {
  setCookie(c, cookie, randomUUID(), cookieOptions(c));
}

/** Turns off watching and deletes the events, because somebody else may use the browser next. */
export async function leaveVisit(c: ShopContext): Promise<void> {
  const visit = watchedVisit(c);
  if (!visit) return;
  await deleteEvents(c.get('database'), visit);
  deleteCookie(c, cookie, cookieOptions(c));
}
