import type { Context } from 'hono';
import { Refusal } from '../http/refusal';
import type { ShopContext } from './visitor';

const business = new Set(['10051', 'sba', 'SBA']);
export const signInFirst = 'Please sign in with your business account';

/** Whether the request is of a business page. */
export const isBusinessCall = (c: Context): boolean => business.has(c.req.query('tenantId') ?? '');

/** Whether the request is for a business cart but has no signed-in buyer. */
export const isBuyerMissing = (c: ShopContext): boolean =>
  isBusinessCall(c) && c.get('visitor').account?.tenant !== 'SBA';

/** Throws a Refusal with status 401 unless a buyer is signed in. The client then opens the sign-in page. */
export function requireBuyer(c: ShopContext): void {
  if (isBuyerMissing(c)) throw new Refusal(401, 'MISSING_USER', signInFirst);
}
