import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './schema';

/** What customers have sent with the forms of drawers, by the drawer's name; card numbers are left out of it. */
export const formEntries = pgTable('form_entries', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  form: text('form').notNull(),
  accountId: integer('account_id').references(() => accounts.id),
  entry: jsonb('entry').$type<Record<string, string | string[]>>().notNull(),
});
