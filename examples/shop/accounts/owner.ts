import type { Account, Visitor } from './session';

/** The name under which a guest's data is stored. */
export const guestOwner = (visitId: string): string => `visit:${visitId}`;

/** The name under which an account's data is stored. */
export const accountOwner = ({ id }: Pick<Account, 'id'>): string => `account:${id}`;

/** The owner of cards, addresses, saved items and lists: an account, or a guest's visit. */
export function ownerOf({ session, account }: Visitor): string {
  return account ? accountOwner(account) : guestOwner(session.id);
}
