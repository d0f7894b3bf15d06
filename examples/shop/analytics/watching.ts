import { createHash, randomUUID } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ShopContext } from '../accounts/visitor';

const cookie = 'watchedVisit';
const place = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;

/** The name under which this visit is watched; undefined while nobody has asked for that. */
export function watchedVisit(c: ShopContext): string | undefined {
  const secret = getCookie(c, cookie);
  return secret && createHash('sha256').update(secret).digest('hex');
}

/** From now on the pages of this visit tell what they would tell an analytics layer. */
export function watchVisit(c: ShopContext): void {
  setCookie(c, cookie, randomUUID(), place);
}

export function leaveVisit(c: ShopContext): void {
  deleteCookie(c, cookie, place);
}
