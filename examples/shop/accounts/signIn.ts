import { and, eq, isNull } from 'drizzle-orm';
import { addMessage } from '../cart/findCart';
import { mergeCarts } from '../cart/mergeCarts';
import { message } from '../cart/message';
import { moveStockAlerts } from '../catalogue/stockAlerts';
import type { Database, TableWriter, Tx } from '../database/open';
import { accounts, customers, orders, sessions } from '../database/schema';
import { movePayments } from '../payment/movePayments';
import { mergeViews } from '../recommendations/viewed';
import { mergeSaved } from '../saved/mergeSaved';
import { type Counted, countAttempts, forgetAttempts, limits, takeBack } from './limits';
import { ownerOf } from './owner';
import { hashPassword, isPassword } from './password';
import { type Account, endSession, startSession, type Visitor } from './session';

/** A hash that matches no password, so that an unknown login takes as long to check as a wrong password. */
const nobody = '00:0000000000000000000000000000000000000000000000000000000000000000';

export type SignInVerdict<Found = Account> =
  | { ok: true; account: Found }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'too-many-tries'; waitMs: number };

type Credentials = { login: string; password: string; address: string | undefined };

/** Finds the account of a login and password. */
export function checkSignIn(database: Database, request: Credentials): Promise<SignInVerdict> {
  return limitedSignIn(database, request, async (login) => {
    const [account] = await database.select().from(accounts).where(eq(accounts.login, login));
    return (await isPassword(request.password, account?.passwordHash ?? nobody)) ? account : undefined;
  });
}

/**
 * Finds the account of a login with `find`. After too many wrong attempts on a login, or from an address, even the right
 * password must wait.
 */
export async function limitedSignIn<Found>(
  database: TableWriter,
  { login, address }: Omit<Credentials, 'password'>,
  find: (login: string) => Promise<Found | undefined>,
): Promise<SignInVerdict<Found>> {
  const name = login.toLowerCase();
  const ofLogin: Counted = [limits.signInOfLogin, name];
  const fromAddress: Counted = [limits.signInFromAddress, address];
  const waitMs = await countAttempts(database, [ofLogin, fromAddress]);
  if (waitMs !== undefined) return { ok: false, reason: 'too-many-tries', waitMs };
  const account = await find(name);
  if (!account) return { ok: false, reason: 'unknown' };
  await forgetAttempts(database, ofLogin);
  await takeBack(database, fromAddress);
  return { ok: true, account };
}

/** Creates a consumer account. Returns undefined when the login is taken. */
export async function register(
  database: Database,
  request: { login: string; password: string; name: string },
): Promise<Account | undefined> {
  const passwordHash = await hashPassword(request.password);
  const login = request.login.toLowerCase();
  return database.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({
        login,
        passwordHash,
        name: request.name,
        userType: 'REGISTERED',
        tenant: 'COM',
        customerNumber: '',
        zipCode: '01702',
        permissions: [],
        isDemo: false,
      })
      .onConflictDoNothing()
      .returning();
    if (!account) return undefined;
    const customerId = `NEW-${account.id}`;
    await tx.insert(customers).values({
      id: customerId,
      name: request.name,
      segment: 'Consumer',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
    });
    const customerNumber = String(30_015_000 + account.id);
    const [complete] = await tx
      .update(accounts)
      .set({ customerId, customerNumber })
      .where(eq(accounts.id, account.id))
      .returning();
    return complete;
  });
}

/**
 * Ends the guest's visit and starts the customer's, with the guest's cart and data. The secret is new because the old
 * one may have been exposed.
 */
export async function signIn(database: Database, guest: Visitor, account: Account) {
  return database.transaction(async (tx) => {
    // an add in flight creates the guest's cart and locks the session until then
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, guest.session.id)).for('update');
    const begun = await startSession(tx, account);
    await movePayments(tx, guest, begun.visitor);
    await mergeCarts(tx, guest, begun.visitor);
    if (account.tenant === 'COM') await ownOrders(tx, guest, account);
    if (await mergeSaved(tx, ownerOf({ ...guest, account: null }), ownerOf(begun.visitor))) {
      await addMessage(tx, begun.visitor, message('SFL_MOVED', 'INFO'));
    }
    await mergeViews(tx, guest, begun.visitor);
    await moveStockAlerts(tx, guest, account);
    await endSession(tx, guest.session);
    return begun;
  });
}

/** Assigns to the account the orders that the customer placed in this visit before signing in. */
async function ownOrders(tx: Tx, guest: Visitor, account: Account): Promise<void> {
  await tx
    .update(orders)
    .set({ accountId: account.id })
    .where(and(eq(orders.sessionId, guest.session.id), isNull(orders.accountId)));
}

/** Ends the customer's visit and starts a guest's. The cart stays with the account. */
export async function signOut(database: Database, visitor: Visitor) {
  return database.transaction(async (tx) => {
    await endSession(tx, visitor.session);
    return startSession(tx, null);
  });
}
