import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { lockFolder } from './folderLock';
import * as schema from './schema';

type Schema = typeof schema;

export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * An open transaction. All writes use one, never the database itself: on the embedded database, a statement outside an
 * open transaction would wait for it forever.
 */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Anything that can read: the database, or an open transaction. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | 'execute'>;

export type OpenDatabase = { database: Database; close(): Promise<void> };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens a PostgreSQL server and migrates its tables. Several processes may do so at once. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 20 });
  // a database restart closes all connections, idle or in use; the pool opens new ones
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`A connection to the database was lost: ${error.message}`));
  });
  try {
    await migrateOneAtATime(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { database: drizzlePg(pool, { schema }), close: () => endPool(pool) };
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

async function migrateOneAtATime(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(4010)');
    await migratePg(drizzlePg(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock(4010)').catch(() => undefined);
    client.release();
  }
}

/**
 * Opens the embedded database in `folder`, or in memory for `memory://`. Only one process at a time: see
 * FolderLockedError.
 */
export async function openEmbedded(folder: string, dump?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const isInMemory = folder.startsWith('memory://');
  const unlock = isInMemory ? () => undefined : lockFolder(folder);
  try {
    if (!isInMemory && !existsSync(folder)) await makeFolder(folder, dump);
    const client = await PGlite.create({ dataDir: folder, ...(isInMemory && dump && { loadDataDir: dump }) });
    const database = drizzlePglite(client, { schema });
    await migratePglite(database, { migrationsFolder });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { database, close, client };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates the folder atomically. A folder that is half written, because the first start was interrupted, can never be
 * opened.
 */
async function makeFolder(folder: string, dump?: Blob): Promise<void> {
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  const client = await PGlite.create({ dataDir: draft, ...(dump && { loadDataDir: dump }) });
  await client.close();
  renameSync(draft, folder);
}
