import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The saved items of a guest or an account, one row for each product. `savedFrom` maps the cart line or request that the
 * units came from to their number, so that saving one line twice saves it once. The gateway has this table too: it
 * refers to no other one.
 */
export const savedItems = pgTable(
  'saved_items',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    sku: text('sku').notNull(),
    savedFrom: jsonb('saved_from').$type<Record<string, number>>().notNull(),
    plans: jsonb('plans').$type<SavedPlan[]>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [uniqueIndex('saved_items_once').on(table.owner, table.sku)],
);

/** A plan of a line when the line was saved. */
export type SavedPlan = { sku: string; qty: number; relation: 'WARRANTY' | 'ASSEMBLY' };
export type SavedItemRow = typeof savedItems.$inferSelect;
