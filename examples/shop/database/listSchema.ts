import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from './businessSchema';
import { accounts, products } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type AccessLevel = 'PERSONAL' | 'SHARED' | 'GLOBAL';

/**
 * A shopping list. `accountId` is its owner. A global list belongs to the shop and is for all customers of its tenant.
 * A shared list is for everybody who buys for its company.
 */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    accessLevel: text('access_level').$type<AccessLevel>().notNull(),
    accountId: integer('account_id').references(() => accounts.id),
    companyId: text('company_id').references(() => companies.id),
    tenant: text('tenant').$type<'COM' | 'SBA'>().notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    /** the key of the call that created it, so that a repeated call creates none */
    key: text('key').unique(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    uniqueIndex('shopping_lists_by_name').on(table.accountId, table.name),
    index('shopping_lists_by_company').on(table.companyId),
    check('shopping_lists_have_an_owner', sql`(${table.accountId} is null) = (${table.accessLevel} = 'GLOBAL')`),
  ],
);

/** A product of a list, one row each. `addKeys` are the keys of the latest adds: a repeated add adds no more units. */
export const listItems = pgTable(
  'list_items',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    qty: integer('qty').notNull(),
    addKeys: jsonb('add_keys').$type<string[]>().notNull(),
  },
  (table) => [
    uniqueIndex('list_items_once').on(table.listId, table.sku),
    check('list_items_qty_in_bounds', sql`${table.qty} between 1 and 9999`),
  ],
);

/** The lists that a customer has starred. */
export const listStars = pgTable(
  'list_stars',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    listId: text('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.listId] })],
);

export type ListRow = typeof shoppingLists.$inferSelect;
export type ListItemRow = typeof listItems.$inferSelect;
