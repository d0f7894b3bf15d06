import { index, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** An analytics event of a watched visit, as the page sent it. */
export type RecordedEvent = {
  specVersion: string;
  tenant: 'COM' | 'SBA';
  widget: string;
  name: string;
  data: Record<string, unknown>;
};

/** The latest events of watched visits. `visit` is the hash of the cookie's value. */
export const analyticsEvents = pgTable(
  'told_events',
  {
    id: serial('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    visit: text('visit').notNull(),
    event: jsonb('event').$type<RecordedEvent>().notNull(),
  },
  (table) => [index('told_events_by_visit').on(table.visit, table.id)],
);
