import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Buying } from '../../shop/business/company';
import type { LineEffect } from '../../shop/cart/effect';
import type { Message } from '../../shop/cart/message';
import type { ConfirmedOrder } from '../../shop/cart/order/findOrder';
import { budgetCenters, companies, shipToLocations } from '../../shop/database/businessSchema';
import type { Notice, OrderStatus } from '../../shop/database/schema';
import type { AddPlan } from '../cart/planAdd';
import type { EngineCustomer } from '../engine';

export * from '../../shop/database/businessSchema';
export * from '../../shop/database/listSchema';
export * from '../../shop/database/savedSchema';
export { attempts, requestKeys } from '../../shop/database/schema';
export * from '../../shop/database/storeSchema';

/** The tables of the gateway have a schema of their own, so that they may be in the engine's database. */
export const gateway = pgSchema('gateway');

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A visit of one browser. The id is the hash of the cookie's value, so that the table alone opens no visit. */
export const visits = gateway.table(
  'visits',
  {
    id: text('id').primaryKey(),
    contextToken: text('context_token').notNull(),
    /** who has signed in */
    customer: jsonb('customer').$type<EngineCustomer>(),
    /** the notices of the last form, until a page displays them */
    notices: jsonb('notices').$type<Notice[]>().notNull().default([]),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('visits_by_expiry').on(table.expiresAt)],
);

/** With the preferred store and the company of its customer. */
export type Visit = typeof visits.$inferSelect & { preferredStore?: string | null; buying?: Buying | null };

/** Customers of the engine who buy for a company. */
export const members = gateway.table('members', {
  customerId: text('customer_id').primaryKey(),
  companyId: text('company_id')
    .notNull()
    .references(() => companies.id),
  isApprover: boolean('is_approver').notNull(),
});

/**
 * The open cart of a customer, or of a guest's visit. Pages know it by `id`; `engineId` opens it at the engine and stays
 * here. `coupons` are the codes that the customer has entered, whether or not the engine applies them; `messages` are
 * for the next change of the cart.
 */
export const carts = gateway.table('carts', {
  id: text('id').primaryKey(),
  visitId: text('visit_id')
    .unique()
    .references(() => visits.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').unique(),
  engineId: text('engine_id').notNull(),
  coupons: jsonb('coupons').$type<string[]>().notNull(),
  messages: jsonb('messages').$type<Message[]>().notNull().default([]),
  budgetCenterId: integer('budget_center_id').references(() => budgetCenters.id),
  poNumber: text('po_number'),
  poRelease: text('po_release'),
  shipToId: integer('ship_to_id').references(() => shipToLocations.id),
  /** the lines' own budget centers, which replace the cart's */
  lineBudgets: jsonb('line_budgets').$type<Record<string, number | null>>().notNull().default({}),
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
    plan: jsonb('plan').$type<AddPlan>().notNull(),
    effects: jsonb('effects').$type<LineEffect[]>(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

/** Numbers of the orders that wait for approval: the engine numbers an order only once it is placed. */
export const orderNumbers = gateway.sequence('order_numbers', { startWith: 100001 });

/**
 * The order of a cart, under its Idempotency-Key. It is stored before the engine is called; an order without a number
 * was interrupted, and the engine knows whether it has placed it. `cartEngineId` opens the ordered cart there. An order
 * that waits for approval has a number of the gateway. No visit owns its cart: the engine orders it when it is accepted.
 */
export const orders = gateway.table(
  'orders',
  {
    cartId: text('cart_id').primaryKey(),
    cartEngineId: text('cart_engine_id').notNull(),
    visitId: text('visit_id').notNull(),
    customerId: text('customer_id'),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    engineId: text('engine_id'),
    number: text('number').unique(),
    poNumber: text('po_number'),
    poRelease: text('po_release'),
    sentAt: instant('sent_at').notNull().defaultNow(),
    companyId: text('company_id').references(() => companies.id),
    status: text('status').$type<OrderStatus>().notNull().default('CONFIRMED'),
    /** what its buyer has sent for approval */
    sent: jsonb('sent').$type<SentOrder>(),
    /** of an order that still waits, the acceptance that was interrupted */
    decision: jsonb('decision').$type<StoredDecision>(),
  },
  (table) => [
    index('orders_of_visit').on(table.visitId),
    index('orders_of_customer').on(table.customerId),
    index('orders_of_company').on(table.companyId, table.status),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** An order as it was sent for approval: it is displayed so until the engine has it, and when it was declined. */
export type SentOrder = Pick<ConfirmedOrder, 'email' | 'shipTo' | 'total' | 'sums'> & {
  /** `parentSku` is the product that a plan or a service belongs to */
  lines: (ConfirmedOrder['lines'][number] & { parentSku?: string })[];
  buyer: string;
  budgetCenterId: number | null;
  shipToId: number | null;
};

/** Who has decided about an order, when, and with which comment. */
export type StoredDecision = { approverId: string; approver: string; decidedAt: string; comments: string | null };
