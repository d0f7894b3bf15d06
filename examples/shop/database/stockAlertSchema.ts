import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts, products, sessions } from './schema';

/** Customers who want to know when a product is back in stock. `toldAt` is when the customer was told first. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: serial('id').primaryKey(),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (table) => [
    index('stock_alerts_by_session').on(table.sessionId),
    index('stock_alerts_by_account').on(table.accountId),
  ],
);
