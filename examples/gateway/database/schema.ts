import { index, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LineEffect } from '../../shop/cart/effect';
import type { AddPlan } from '../cart/planAdd';

/** The tables of the gateway have a schema of their own, so that they may be in the engine's database. */
export const gateway = pgSchema('gateway');

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A visit of one browser. The id is the hash of the cookie's value, so that the table alone opens no visit. */
export const visits = gateway.table(
  'visits',
  {
    id: text('id').primaryKey(),
    contextToken: text('context_token').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('visits_by_expiry').on(table.expiresAt)],
);

export type Visit = typeof visits.$inferSelect;

/**
 * The open cart of a visit. Pages know it by `id`; `engineId` opens it at the engine and stays here. `coupons` are the
 * codes that the customer has entered, whether or not the engine applies them.
 */
export const carts = gateway.table('carts', {
  id: text('id').primaryKey(),
  visitId: text('visit_id')
    .notNull()
    .unique()
    .references(() => visits.id, { onDelete: 'cascade' }),
  engineId: text('engine_id').notNull(),
  coupons: jsonb('coupons').$type<string[]>().notNull(),
});

export type CartRow = typeof carts.$inferSelect;

/**
 * An add under its Idempotency-Key: what it is about to do, stored before the engine is called, and what it has done.
 * An add without effects was interrupted.
 */
export const adds = gateway.table(
  'adds',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    plan: jsonb('plan').$type<AddPlan>().notNull(),
    effects: jsonb('effects').$type<LineEffect[]>(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);
