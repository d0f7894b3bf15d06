import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { openPool } from '../../shop/database/openPool';
import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema>;

export type GatewayDatabase = {
  database: Database;
  /**
   * Runs `work` while no other process runs one under any of these names. Its statements are committed one by one, so
   * that what it stores before it calls the engine outlives this process. Not to be nested: each turn has a connection.
   */
  inTurn<Result>(names: string[], work: (database: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens the gateway's tables in a PostgreSQL database, which may be the engine's. */
export async function openGateway(url: string): Promise<GatewayDatabase> {
  const migrations = { migrationsFolder, migrationsTable: 'gateway_migrations' };
  // the code that the reference shop shares names its tables without a schema
  const { pool, close } = await openPool(url, { migrations, lock: 4034, searchPath: 'gateway' });
  const queue = createQueue();
  return {
    database: drizzle(pool, { schema }),
    inTurn: (names, work) => queue(names, () => inTurn(pool, names, (client) => work(drizzle(client, { schema })))),
    close,
  };
}

/**
 * Runs work of the same name in order. Of one visitor's changes that wait in this process, only the first has a
 * connection.
 */
function createQueue(): <Result>(names: string[], work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return (names, work) => {
    const turn = Promise.all(names.map((name) => last.get(name))).then(work);
    const end = turn
      .catch(() => undefined)
      .then(() => {
        for (const name of names) if (last.get(name) === end) last.delete(name);
      });
    for (const name of names) last.set(name, end);
    return turn;
  };
}

async function inTurn<Result>(
  pool: Pool,
  names: string[],
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isClean = false;
  try {
    // always in the same order, so that no two wait for each other
    for (const name of names.toSorted()) await client.query('select pg_advisory_lock(4034, hashtext($1))', [name]);
    return await work(client);
  } finally {
    isClean = await client.query('select pg_advisory_unlock_all()').then(
      () => true,
      () => false,
    );
    client.release(!isClean); // a closed connection frees its locks too
  }
}
