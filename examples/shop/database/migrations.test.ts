import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolders } from '../testing/temporaryFolders';

const allMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
const aFolder = temporaryFolders();

/** A folder with the migrations before one of them. */
function migrationsBefore(tag: string): string {
  const migrationsFolder = join(aFolder(), 'migrations');
  cpSync(allMigrations, migrationsFolder, { recursive: true });
  const file = join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const end = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return migrationsFolder;
}

test('saved items and lists of guests and accounts stay theirs when owners become names [DEC-Q485]', async () => {
  const client = await PGlite.create('memory://');
  onTestFinished(() => client.close());
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: migrationsBefore('0019_owners') });
  await client.exec(`
    set session_replication_role = replica; -- rows without those that they refer to
    insert into saved_items (id, session_id, account_id, sku, saved_from, plans, saved_at) values
      ('of-guest', 'visit-1', null, 'PAPER', '{"line": 2}', '[]', now()), ('of-account', null, 7, 'PAPER', '{}', '[]', now());
    insert into shopping_lists (id, name, access_level, account_id, company_id, tenant, is_read_only, key, created_at, modified_at) values
      ('own', 'Desk', 'SHARED', 7, 'DOHERTY', 'SBA', false, 'key', now(), now()),
      ('of-shop', 'Deals', 'GLOBAL', null, null, 'COM', true, 'key-of-shop', now(), now());
    insert into list_items (id, position, list_id, sku, qty, add_keys) values ('item', 1, 'own', 'PAPER', 3, '["key"]');
    insert into list_stars (account_id, list_id) values (7, 'of-shop');
    set session_replication_role = origin;
  `);

  await migrate(database, { migrationsFolder: allMigrations });

  const rowsOf = async (query: string) => (await client.query(query)).rows;
  expect(await rowsOf('select id, owner, saved_from from saved_items order by id')).toEqual([
    { id: 'of-account', owner: 'account:7', saved_from: {} },
    { id: 'of-guest', owner: 'visit:visit-1', saved_from: { line: 2 } },
  ]);
  expect(await rowsOf('select id, owner, company_id from shopping_lists order by id')).toEqual([
    { id: 'of-shop', owner: null, company_id: null },
    { id: 'own', owner: 'account:7', company_id: 'DOHERTY' },
  ]);
  expect(await rowsOf('select list_id, sku, qty from list_items')).toEqual([{ list_id: 'own', sku: 'PAPER', qty: 3 }]);
  expect(await rowsOf('select owner, list_id from list_stars')).toEqual([{ owner: 'account:7', list_id: 'of-shop' }]);
});
