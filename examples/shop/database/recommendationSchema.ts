import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, products, sessions } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How many orders contain both products. Each pair has a row in both directions. */
export const productPairs = pgTable(
  'product_pairs',
  {
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    otherSku: text('other_sku')
      .notNull()
      .references(() => products.sku),
    orders: integer('orders').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.otherSku] }),
    index('product_pairs_by_orders').on(table.sku, table.orders),
  ],
);

/** The products that a visit (guest) or an account (signed in) has viewed, one row for each product. */
export const viewedProducts = pgTable(
  'viewed_products',
  {
    id: serial('id').primaryKey(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    uniqueIndex('viewed_products_one_per_session').on(table.sessionId, table.sku),
    uniqueIndex('viewed_products_one_per_account').on(table.accountId, table.sku),
    check('viewed_products_have_one_owner', sql`(${table.sessionId} is null) <> (${table.accountId} is null)`),
  ],
);

/** Beacons of an advertiser: its product was viewed or clicked. */
export const adBeacons = pgTable('ad_beacons', {
  id: serial('id').primaryKey(),
  kind: text('kind').$type<'SEEN' | 'PRESSED'>().notNull(),
  sku: text('sku')
    .notNull()
    .references(() => products.sku),
  firedAt: instant('fired_at').notNull(),
});
