import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hashPassword } from '../accounts/password';
import { fillLists } from '../lists/fillLists';
import { countPairs } from '../recommendations/pairs';
import { addedProducts } from './addedProducts';
import { demoAccounts, demoPassword } from './demoAccounts';
import { demoBudgetCenters, demoCompanies, demoLocations } from './demoCompanies';
import type { Database, Tx } from './open';
import { openStores } from './openStores';
import * as tables from './schema';
import { specialProducts } from './specialProducts';
import { cityAndStateOf } from './stores';
import { productsOfSuperstore } from './superstore/productsOfSuperstore';
import { paidPriceCents, readSuperstore, type SuperstoreRow } from './superstore/readSuperstore';

/** Seeds an empty shop. Returns whether it was empty. Runs in one transaction and in one process at a time. */
export async function seedWhenEmpty(database: Database): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(4011)`);
    const [any] = await tx.select({ sku: tables.products.sku }).from(tables.products).limit(1);
    if (!any) await seed(tx);
    await openStores(tx);
    await countPairs(tx);
    await fillLists(tx);
    if (any) return false;
    await tx.execute(sql`analyze`); // without statistics, the planner scans whole tables
    return true;
  });
}

async function seed(tx: Tx): Promise<void> {
  const rows = readSuperstore();
  const special = new Map(specialProducts.map(({ sku, is }) => [sku, is]));
  const products = [...productsOfSuperstore(rows), ...addedProducts].map((it) => ({ ...it, ...special.get(it.sku) }));

  await insertAll(tx, tables.products, products);
  const customers = customersOf(rows);
  await insertAll(tx, tables.customers, customers);
  await insertAll(tx, tables.companies, demoCompanies);
  await insertAll(tx, tables.budgetCenters, demoBudgetCenters);
  await insertAll(tx, tables.shipToLocations, demoLocations);
  await insertAll(tx, tables.accounts, await accountsOf(customers));
  await insertAll(tx, tables.orders, ordersOf(rows));
  await insertAll(tx, tables.orderLines, orderLinesOf(rows));
}

/** Inserts in batches, because a statement takes at most 65,535 parameters. */
async function insertAll<Table extends PgTable>(tx: Tx, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += 1000) {
    await tx.insert(table).values(rows.slice(start, start + 1000));
  }
}

function customersOf(rows: SuperstoreRow[]): (typeof tables.customers.$inferSelect)[] {
  const latest = new Map<string, SuperstoreRow>();
  for (const row of rows) {
    const known = latest.get(row['Customer ID']);
    if (!known || known['Order Date'] < row['Order Date']) latest.set(row['Customer ID'], row);
  }
  return [...latest].map(([id, row]) => {
    const zipCode = row['Postal Code'].padStart(5, '0');
    return { id, name: row['Customer Name'], segment: row.Segment, zipCode, ...cityAndStateOfRow(zipCode, row) };
  });
}

function cityAndStateOfRow(zipCode: string, row: SuperstoreRow): { city: string; state: string } {
  try {
    return cityAndStateOf(zipCode);
  } catch {
    return { city: row.City, state: row.State }; // some ZIP codes of the data are no longer in use
  }
}

async function accountsOf(customers: (typeof tables.customers.$inferSelect)[]) {
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const passwordHash = await hashPassword(demoPassword);
  return demoAccounts.map(({ about: _, ...account }, index) => ({
    ...account,
    passwordHash,
    name: byId.get(account.customerId)?.name ?? account.login,
    zipCode: byId.get(account.customerId)?.zipCode ?? '01702',
    customerNumber: String(30014501 + index),
    isDemo: true,
  }));
}

function ordersOf(rows: SuperstoreRow[]): (typeof tables.orders.$inferInsert)[] {
  const orders = new Map<string, typeof tables.orders.$inferInsert>();
  for (const row of rows) {
    const number = row['Order ID'];
    const total = (orders.get(number)?.total ?? 0) + paidPriceCents(row) * Number(row.Quantity);
    const shipTo = `${row.City}, ${row.State}`;
    orders.set(number, { number, customerId: row['Customer ID'], placedOn: row['Order Date'], total, shipTo });
  }
  return [...orders.values()];
}

function orderLinesOf(rows: SuperstoreRow[]): (typeof tables.orderLines.$inferInsert)[] {
  return rows.map((row) => ({
    orderNumber: row['Order ID'],
    sku: row['Product ID'],
    qty: Number(row.Quantity),
    unitPrice: paidPriceCents(row),
  }));
}
