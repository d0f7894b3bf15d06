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

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type AccessLevel = 'PERSONAL' | 'SHARED' | 'GLOBAL';

/**
 * A shopping list. A global list belongs to the shop and is for all customers of its tenant. A shared list is for
 * everybody who buys for its company. The gateway has these tables too: they refer to no others.
 */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    accessLevel: text('access_level').$type<AccessLevel>().notNull(),
    owner: text('owner'),
    companyId: text('company_id'),
    tenant: text('tenant').$type<'COM' | 'SBA'>().notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    /** the key of the call that created it, so that a repeated call creates none */
    key: text('key').unique(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (table) => [
    uniqueIndex('shopping_lists_by_name').on(table.owner, table.name),
    index('shopping_lists_by_company').on(table.companyId),
    check('shopping_lists_have_an_owner', sql`(${table.owner} is null) = (${table.accessLevel} = 'GLOBAL')`),
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
    sku: text('sku').notNull(),
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
    owner: text('owner').notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.owner, table.listId] })],
);

export type ListRow = typeof shoppingLists.$inferSelect;
export type ListItemRow = typeof listItems.$inferSelect;
