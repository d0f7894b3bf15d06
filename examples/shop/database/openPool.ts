import type { MigrationConfig } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';

export type OpenPool = { pool: Pool; close(): Promise<void> };

type PoolOptions = {
  migrations: MigrationConfig;
  /** the advisory lock under which several processes migrate in turn */
  lock: number;
  /** the schema of tables that are named without one */
  searchPath?: string;
};

/** Connects to a PostgreSQL server and migrates its tables. */
export async function openPool(
  url: string,
  { migrations, lock, searchPath = 'public' }: PoolOptions,
): Promise<OpenPool> {
  const pool = new Pool({ connectionString: url, max: 20, options: `-c search_path=${searchPath}` });
  // a database restart closes all connections, idle or in use; the pool opens new ones
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`A connection to the database was lost: ${error.message}`));
  });
  try {
    await migrateOneAtATime(pool, migrations, lock);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { pool, close: () => endPool(pool) };
}

/** Ends the pool and waits until its connections are closed, which its own `end` does not do. */
async function endPool(pool: Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      open -= 1;
      if (open === 0) resolve();
    });
  });
  await pool.end();
  await closed;
}

async function migrateOneAtATime(pool: Pool, migrations: MigrationConfig, lock: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await migrate(drizzle(client), migrations);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    client.release();
  }
}
