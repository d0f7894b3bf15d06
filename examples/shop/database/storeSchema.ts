import { doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoreHours } from '../stores/openingHours';

/** A store. The coordinates, in degrees, are the center of its ZIP code. `timeZone` is an IANA name. */
export const stores = pgTable(
  'stores',
  {
    storeNumber: text('store_number').primaryKey(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    timeZone: text('time_zone').notNull(),
    hours: jsonb('hours').$type<StoreHours>().notNull(),
  },
  (table) => [index('stores_by_place').on(table.latitude, table.longitude)],
);

export type StoreRow = typeof stores.$inferSelect;

/** The preferred store of a customer. The gateway has these two tables too: they refer to no other one. */
export const preferredStores = pgTable('preferred_stores', {
  owner: text('owner').primaryKey(),
  storeNumber: text('store_number')
    .notNull()
    .references(() => stores.storeNumber),
});
