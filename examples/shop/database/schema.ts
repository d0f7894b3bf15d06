import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LineEffect } from '../cart/effect';
import type { Message } from '../cart/message';
import type { Sums } from '../cart/totals';
import { budgetCenters, companies, shipToLocations } from './businessSchema';
import { stores } from './storeSchema';

export * from './analyticsSchema';
export * from './businessSchema';
export * from './formSchema';
export * from './listSchema';
export * from './paymentSchema';
export * from './recommendationSchema';
export * from './savedSchema';
export * from './stockAlertSchema';
export * from './storeSchema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A product. Amounts are integer cents. A product without a list price can be viewed but not bought. */
export const products = pgTable(
  'products',
  {
    sku: text('sku').primaryKey(),
    name: text('name').notNull(),
    /** Empty if it is not known. */
    brand: text('brand').notNull(),
    subcategory: text('subcategory').notNull(),
    kind: text('kind').$type<ProductKind>().notNull(),
    listPrice: integer('list_price'),
    salePercent: integer('sale_percent').notNull(),
    stock: integer('stock').notNull(),
    timesOrdered: integer('times_ordered').notNull(),
    /** In tenths of a star, from 10 to 50; null without reviews. */
    rating: integer('rating'),
    reviewCount: integer('review_count').notNull().default(0),
    maxPerLine: integer('max_per_line'),
    maxPerCart: integer('max_per_cart'),
    maxPerCustomer: integer('max_per_customer'),
    refusal: text('refusal'),
    businessRefusal: text('business_refusal'),
    productType: text('product_type'),
    isComingSoon: boolean('is_coming_soon').notNull(),
    isPreOrder: boolean('is_pre_order').notNull(),
    isInStoreOnly: boolean('is_in_store_only').notNull(),
    isPickupEligible: boolean('is_pickup_eligible').notNull(),
    hasPriceInCartOnly: boolean('has_price_in_cart_only').notNull(),
    surchargeSplit: integer('surcharge_split'),
    surchargeFee: integer('surcharge_fee').notNull(),
    handlingFee: integer('handling_fee').notNull(),
    substituteSku: text('substitute_sku'),
    coversSubcategories: jsonb('covers_subcategories').$type<string[]>(),
    bundleOf: jsonb('bundle_of').$type<{ sku: string; qty: number }[]>(),
    trouble: text('trouble').$type<Trouble>(),
  },
  (table) => [
    index('products_by_subcategory').on(table.subcategory, table.timesOrdered),
    check('products_stock_not_below_zero', sql`${table.stock} >= 0`),
  ],
);

export type ProductKind = 'PRODUCT' | 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE' | 'SAMPLE' | 'MEMBERSHIP' | 'GIFT_CARD';
/** Products that simulate a shop in trouble: an error 500, a slow response, a special-order cart. */
export type Trouble = 'ERROR' | 'SLOW' | 'SPECIAL';
export type Product = typeof products.$inferSelect;

/**
 * A store's stock of a product since the first unit was taken from it. The store hands out no more than the product's
 * total stock.
 */
export const storeStock = pgTable(
  'store_stock',
  {
    storeNumber: text('store_number')
      .notNull()
      .references(() => stores.storeNumber),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    stock: integer('stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.storeNumber] }),
    check('store_stock_not_below_zero', sql`${table.stock} >= 0`),
  ],
);

/** A person who picks up an order for the customer. */
export type PickupDelegate = { firstName: string; lastName: string; email: string; phone: string };

export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  segment: text('segment').notNull(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zipCode: text('zip_code').notNull(),
});

/** An account that can sign in. `tenant` SBA is a business account, which buys for its company. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  login: text('login').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  userType: text('user_type').notNull(),
  tenant: text('tenant').$type<'COM' | 'SBA'>().notNull(),
  customerNumber: text('customer_number').notNull(),
  customerId: text('customer_id').references(() => customers.id),
  zipCode: text('zip_code').notNull(),
  permissions: jsonb('permissions').$type<string[]>().notNull(),
  companyId: text('company_id').references(() => companies.id),
  isDemo: boolean('is_demo').notNull(),
});

/**
 * Attempts that are limited, by the limit and its subject: a login, whether or not such an account exists, a gift card,
 * an address.
 */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** A visit of one browser. The id is the hash of the cookie's value, so that the table alone opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').references(() => accounts.id),
    contextToken: text('context_token').notNull(),
    notice: jsonb('notice').$type<Notice[]>().notNull(),
    refusesSubstitutesUntil: instant('refuses_substitutes_until'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_by_expiry').on(table.expiresAt)],
);

/** A message for the next page of a visit, after a plain form. */
export type Notice = { tone: 'good' | 'warning' | 'bad'; text: string };

/** The one open cart of a session (guest) or an account (signed in). */
export const carts = pgTable(
  'carts',
  {
    id: text('id').primaryKey(),
    previousCartId: text('previous_cart_id'),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => accounts.id),
    coupons: jsonb('coupons').$type<string[]>().notNull(),
    furnitureServices: jsonb('furniture_services').$type<FurnitureService[]>().notNull(),
    pendingMessages: jsonb('pending_messages').$type<Message[]>().notNull(),
    proceedCheckout: boolean('proceed_checkout').notNull(),
    pickupDelegate: jsonb('pickup_delegate').$type<PickupDelegate>(),
    /** where the order ships to, as far as the customer has said: the tax depends on it */
    zipCode: text('zip_code'),
    budgetCenterId: integer('budget_center_id').references(() => budgetCenters.id),
    poNumber: text('po_number'),
    poRelease: text('po_release'),
    shipToId: integer('ship_to_id').references(() => shipToLocations.id),
  },
  (table) => [
    uniqueIndex('carts_one_per_session').on(table.sessionId),
    uniqueIndex('carts_one_per_account').on(table.accountId),
    check('carts_have_one_owner', sql`(${table.sessionId} is null) <> (${table.accountId} is null)`),
  ],
);

/** A service for one line with all its units, or for the cart as a whole. */
export type FurnitureService = { level: 'BASC' | 'CUST'; qty: number; lineId?: string };
export type CartRow = typeof carts.$inferSelect;

export const cartLines = pgTable(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    position: serial('position').notNull(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    qty: integer('qty').notNull(),
    parentLineId: text('parent_line_id'),
    parentRelation: text('parent_relation').$type<ParentRelation>(),
    deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
    storeNumber: text('store_number').references(() => stores.storeNumber),
    originalSku: text('original_sku'),
    wasOutOfStock: boolean('was_out_of_stock').notNull(),
    /** the line's own budget center, which replaces the cart's */
    budgetCenterId: integer('budget_center_id').references(() => budgetCenters.id),
  },
  (table) => [
    index('cart_lines_by_cart').on(table.cartId),
    foreignKey({ columns: [table.parentLineId], foreignColumns: [table.id] }).onDelete('cascade'),
    check('cart_lines_qty_positive', sql`${table.qty} > 0`),
  ],
);

export type ParentRelation = 'WARRANTY' | 'ASSEMBLY' | 'BUNDLE';
export type DeliveryType = 'STA' | 'STS' | 'ISP';
export type CartLineRow = typeof cartLines.$inferSelect;

/** The effect of an add, stored under its Idempotency-Key so that a repeated call has no second effect. */
export const addEffects = pgTable(
  'add_effects',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    effect: jsonb('effect').$type<{ lines: LineEffect[] }>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.key] })],
);

/** The digest of the request that an Idempotency-Key was first sent with, by the owner of the key. */
export const requestKeys = pgTable(
  'request_keys',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] }), index('request_keys_by_use').on(table.usedAt)],
);

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

/** Orders of the data, and those placed here. Total in cents. A guest can look up an order by its `sessionId`. */
export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    customerId: text('customer_id').references(() => customers.id),
    accountId: integer('account_id').references(() => accounts.id),
    sessionId: text('session_id'),
    placedOn: date('placed_on').notNull(),
    total: integer('total').notNull(),
    /** the parts of its total; unknown for the orders of the data */
    sums: jsonb('sums').$type<Sums>(),
    shipTo: text('ship_to').notNull(),
    pickupDelegate: jsonb('pickup_delegate').$type<PickupDelegate>(),
    status: text('status').$type<OrderStatus>().notNull().default('CONFIRMED'),
    poNumber: text('po_number'),
    poRelease: text('po_release'),
    /** the key of the submitted form, so that a second submission places nothing */
    key: text('key').unique(),
    /** the digest of that form, which differs when its customer has changed it since */
    requestHash: text('request_hash'),
    email: text('email'),
    payment: text('payment').$type<OrderPayment>().notNull().default('INVOICE'),
    cartId: text('cart_id'),
    /** who has approved or declined it, when, and with which comment */
    decidedBy: integer('decided_by').references(() => accounts.id),
    decidedAt: instant('decided_at'),
    approvalComments: text('approval_comments'),
  },
  (table) => [index('orders_by_customer').on(table.customerId), index('orders_by_account').on(table.accountId)],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    sku: text('sku')
      .notNull()
      .references(() => products.sku),
    qty: integer('qty').notNull(),
    unitPrice: integer('unit_price').notNull(),
    /** the pick-up store; a declined order returns the units to its shelf */
    storeNumber: text('store_number'),
  },
  (table) => [index('order_lines_by_sku').on(table.sku), index('order_lines_by_order').on(table.orderNumber)],
);

/** How an order is paid: by invoice, at pick-up, on a purchase order, or by card or vendor when it is placed. */
export type OrderPayment = 'INVOICE' | 'PICKUP' | 'PURCHASE_ORDER' | 'CARD' | 'VENDOR';

/** An order over its company's limit waits for an approver. A declined order charges nobody. */
export type OrderStatus = 'CONFIRMED' | 'WAITING_FOR_APPROVAL' | 'DECLINED';

/** What the content security policy of the shop's pages has blocked, as browsers reported it. */
export const policyReports = pgTable('policy_reports', {
  id: serial('id').primaryKey(),
  at: instant('at').notNull(),
  report: jsonb('report').$type<{ directive: string; blocked: string; page: string }>().notNull(),
});

/** Errors that browsers reported. */
export const clientLog = pgTable('client_log', {
  id: serial('id').primaryKey(),
  at: instant('at').notNull(),
  entry: jsonb('entry').$type<{ msg?: string; error?: string; info?: string }>().notNull(),
});
