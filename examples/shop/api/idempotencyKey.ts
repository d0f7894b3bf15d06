import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Context, Env, MiddlewareHandler } from 'hono';
import type { TableWriter } from '../database/open';
import { requestKeys } from '../database/schema';
import { Refusal } from '../http/refusal';

const retentionMs = 24 * 3_600_000;

/** The idempotency key of a call; undefined when the client sends none. */
export function idempotencyKey(c: Context): string | undefined {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new Refusal(400, 'INVALID_DATA_ITEM', 'Idempotency-Key: invalid');
  }
  return key;
}

/** A digest of a request, which is equal for equal requests. */
export const hashOf = (request: unknown): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Who sends a request, and a transaction on the tables that store the keys. */
type Sender = { owner: string; transact: <Result>(work: (tx: TableWriter) => Promise<Result>) => Promise<Result> };

/** Refuses a key that this customer has sent with another request before. */
export const guardKeys =
  <E extends Env>(senderOf: (c: Context<E>) => Sender): MiddlewareHandler<E> =>
  async (c, next) => {
    const key = idempotencyKey(c);
    if (key !== undefined) {
      const requestHash = hashOf([c.req.method, c.req.path, await c.req.text()]);
      const { owner, transact } = senderOf(c);
      const first = await transact((tx) => firstRequest(tx, { owner, key, requestHash }));
      if (first !== requestHash) {
        throw new Refusal(
          409,
          'IDEMPOTENCY_KEY_REUSED',
          'Idempotency-Key: expected a new key, received one of another request',
        );
      }
    }
    return next();
  };

const isOld = () => lt(requestKeys.usedAt, new Date(Date.now() - retentionMs));

/** Deletes the expired keys of visitors who do not come back. */
export async function dropOldKeys(database: Pick<TableWriter, 'delete'>): Promise<void> {
  await database.delete(requestKeys).where(isOld());
}

async function firstRequest(
  tx: TableWriter,
  request: { owner: string; key: string; requestHash: string },
): Promise<string> {
  const { owner, key } = request;
  await tx.delete(requestKeys).where(and(eq(requestKeys.owner, owner), isOld()));
  await tx
    .insert(requestKeys)
    .values({ ...request, usedAt: new Date() })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(requestKeys)
    .where(and(eq(requestKeys.owner, owner), eq(requestKeys.key, key)));
  return row?.requestHash ?? request.requestHash;
}
