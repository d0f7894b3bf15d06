import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './folderLock';
import { openPool } from './openPool';
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

/**
 * A database or an open transaction, whatever other tables it has: code that the gateway shares with this shop takes
 * no more.
 */
export type TableReader = Pick<Database, 'select'>;
export type TableWriter = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

export type OpenDatabase = { database: Database; close(): Promise<void> };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens a PostgreSQL server and migrates its tables. Several processes may do so at once. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { pool, close } = await openPool(url, { migrations: { migrationsFolder }, lock: 4010 });
  return { database: drizzlePg(pool, { schema }), close };
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
