import { Refusal } from '../http/refusal';
import type { ShopContext } from './visitor';

const business = new Set(['10051', 'sba', 'SBA']);
export const signInFirst = 'Please sign in with your business account';

/** The carts of business pages belong to buyers who are signed in. */
export function isBuyerMissing(c: ShopContext): boolean {
  const tenant = c.req.query('tenantId');
  return tenant !== undefined && business.has(tenant) && c.get('visitor').account?.tenant !== 'SBA';
}

/** Everyone else is sent to sign in by the 401. */
export function requireBuyer(c: ShopContext): void {
  if (isBuyerMissing(c)) throw new Refusal(401, 'MISSING_USER', signInFirst);
}
