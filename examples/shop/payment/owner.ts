import type { Visitor } from '../accounts/session';

/** Whose cards and addresses they are: an account's, or those of a guest's visit. */
export function ownerOf({ session, account }: Visitor): string {
  return account ? `account:${account.id}` : `visit:${session.id}`;
}
