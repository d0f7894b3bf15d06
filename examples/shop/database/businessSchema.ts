import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/*
 * The gateway has these tables too: they refer to no other one.
 */

/** Whether a company does not use a field, allows it, or requires it. */
export type Demand = 'off' | 'optional' | 'required';

/**
 * A business that buys on contract. With `isMandatory`, orders without a required field are refused. Orders over
 * `approvalOver` cents wait for an approver.
 */
export const companies = pgTable('companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  budgetCenterDemand: text('budget_center_demand').$type<Demand>().notNull(),
  poNumberDemand: text('po_number_demand').$type<Demand>().notNull(),
  poReleaseDemand: text('po_release_demand').$type<Demand>().notNull(),
  isMandatory: boolean('is_mandatory').notNull(),
  approvalOver: integer('approval_over'),
  takesNewLocations: boolean('takes_new_locations').notNull(),
});

/** A unit of a business that pays. Cents for each calendar month; without a budget it is unlimited. */
export const budgetCenters = pgTable(
  'budget_centers',
  {
    id: serial('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    monthlyBudget: integer('monthly_budget'),
  },
  (table) => [
    uniqueIndex('budget_centers_by_name').on(table.companyId, table.name),
    check('budget_centers_budget_not_below_zero', sql`${table.monthlyBudget} >= 0`),
  ],
);

/** A ship-to location of a business. */
export const shipToLocations = pgTable(
  'ship_to_locations',
  {
    id: serial('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone').notNull(),
  },
  (table) => [
    index('ship_to_locations_by_company').on(table.companyId),
    uniqueIndex('ship_to_locations_once').on(table.companyId, table.address1, table.address2, table.zipCode),
  ],
);

/**
 * What an order charges to the budgets of a company, in cents. The parts of one order add up to its total. A declined
 * order has released them. The gateway names an order by the id of its cart, because the engine numbers it last.
 */
export const orderCharges = pgTable(
  'order_charges',
  {
    orderNumber: text('order_number').notNull(),
    budgetCenterId: integer('budget_center_id')
      .notNull()
      .references(() => budgetCenters.id),
    amount: integer('amount').notNull(),
    chargedOn: date('charged_on').notNull(),
    isReleased: boolean('is_released').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.budgetCenterId] }),
    index('order_charges_by_budget_center').on(table.budgetCenterId),
  ],
);

export type Company = typeof companies.$inferSelect;
export type BudgetCenter = typeof budgetCenters.$inferSelect;
export type ShipToLocation = typeof shipToLocations.$inferSelect;
