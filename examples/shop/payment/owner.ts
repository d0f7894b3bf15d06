import type { Visitor } from '../accounts/session';

/** The owner of cards and addresses: an account, or a guest's visit. */
export function ownerOf({ session, account }: Visitor): string {
  return account ? `account:${account.id}` : `visit:${session.id}`;
}
