import { integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from './schema';

/** Submitted forms of drawers, by the drawer's name. Card numbers are removed. */
export const formEntries = pgTable('form_entries', {
  id: serial('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  form: text('form').notNull(),
  accountId: integer('account_id').references(() => accounts.id),
  entry: jsonb('entry').$type<Record<string, string | string[]>>().notNull(),
});
