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

/** A database before one of the migrations, with rows. They need not have those that they refer to. */
async function databaseBefore(tag: string, rows: string) {
  const client = await PGlite.create('memory://');
  onTestFinished(() => client.close());
  const database = drizzle(client);
  await migrate(database, { migrationsFolder: migrationsBefore(tag) });
  await client.exec(`set session_replication_role = replica; ${rows} set session_replication_role = origin;`);
  return {
    migrateAll: () => migrate(database, { migrationsFolder: allMigrations }),
    rowsOf: async (query: string) => (await client.query(query)).rows,
  };
}

test('saved items and lists of guests and accounts stay theirs when owners become names [DEC-Q485]', async () => {
  const { migrateAll, rowsOf } = await databaseBefore(
    '0019_owners',
    `
    insert into saved_items (id, session_id, account_id, sku, saved_from, plans, saved_at) values
      ('of-guest', 'visit-1', null, 'PAPER', '{"line": 2}', '[]', now()), ('of-account', null, 7, 'PAPER', '{}', '[]', now());
    insert into shopping_lists (id, name, access_level, account_id, company_id, tenant, is_read_only, key, created_at, modified_at) values
      ('own', 'Desk', 'SHARED', 7, 'DOHERTY', 'SBA', false, 'key', now(), now()),
      ('of-shop', 'Deals', 'GLOBAL', null, null, 'COM', true, 'key-of-shop', now(), now());
    insert into list_items (id, position, list_id, sku, qty, add_keys) values ('item', 1, 'own', 'PAPER', 3, '["key"]');
    insert into list_stars (account_id, list_id) values (7, 'of-shop');
    `,
  );

  await migrateAll();

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

test('customers keep their preferred store when it moves to a table of its own [DEC-Q571]', async () => {
  const { migrateAll, rowsOf } = await databaseBefore(
    '0022_preferred_stores',
    `
    insert into stores (store_number, street, city, state, zip_code, latitude, longitude, time_zone, hours) values
      ('0042', '1 Main St', 'Boston', 'MA', '02116', 42, -71, 'America/New_York', '{}');
    insert into accounts (id, login, password_hash, name, user_type, tenant, customer_number, zip_code, permissions, is_demo, preferred_store) values
      (7, 'ada', '', 'Ada', 'R', 'COM', '7', '02116', '[]', false, '0042'), (8, 'bob', '', 'Bob', 'R', 'COM', '8', '02116', '[]', false, null);
    `,
  );

  await migrateAll();

  expect(await rowsOf('select * from preferred_stores')).toEqual([{ owner: 'account:7', store_number: '0042' }]);
});

test('charges keep the day of their order, and charges of a declined order stay released [DEC-Q572]', async () => {
  const { migrateAll, rowsOf } = await databaseBefore(
    '0023_charges',
    `
    insert into orders (number, placed_on, total, ship_to, status) values
      ('Q-1', '2026-10-31', 500, 'Boston', 'CONFIRMED'), ('Q-2', '2026-11-01', 700, 'Boston', 'DECLINED');
    insert into order_charges (order_number, budget_center_id, amount) values ('Q-1', 1, 500), ('Q-2', 1, 700);
    `,
  );

  await migrateAll();

  expect(
    await rowsOf('select order_number, amount, charged_on::text, is_released from order_charges order by order_number'),
  ).toEqual([
    { order_number: 'Q-1', amount: 500, charged_on: '2026-10-31', is_released: false },
    { order_number: 'Q-2', amount: 700, charged_on: '2026-11-01', is_released: true },
  ]);
});
