import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import type { VendorType } from '../provider/vendors';
import { accounts, carts, orders } from './schema';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type CardType = 'CREDIT_CARD' | 'PREPAID_CARD' | 'GIFT_CARD';

/** A payment method of a cart: a card, or a vendor's approval. */
export type Tender = CardType | VendorType;

/** The card data that may be known outside of the vault. A gift card has no brand and no expiry. */
export type CardFace = { brand: string; lastFour: string; month: string; year: string };

/** The processor's answer to a charge of the card. Only the vault requests it. The card itself is stored nowhere. */
export type CardFate = 'APPROVED' | 'DECLINED' | 'GIFT_UNKNOWN' | 'GIFT_WRONG_PIN' | 'GIFT_LOCKED';

/**
 * Lets the frame exchange one card for one token. `owner` is the visit in which it was opened. `answer` is the vault's
 * response, which is repeated for the same request. A failure does not end the session; a token does.
 */
export const vaultSessions = pgTable(
  'vault_sessions',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    paymentType: text('payment_type').$type<CardType>().notNull(),
    hasPassedCaptcha: boolean('has_passed_captcha').notNull(),
    expiresAt: instant('expires_at').notNull(),
    requestKey: text('request_key'),
    answer: jsonb('answer').$type<VaultAnswer>(),
  },
  (table) => [index('vault_sessions_by_owner').on(table.owner)],
);

/** The vault's response to the frame: a token, a challenge to complete first, or the reason for neither. */
export type VaultAnswer =
  | ({ token: string } & CardFace)
  | { challengeUrl: string; transactionId: string }
  | { refusal: string };

/** A challenge at the customer's bank about a card that waits for its token. */
export const vaultChallenges = pgTable('vault_challenges', {
  transaction: text('transaction').primaryKey(),
  session: text('session')
    .notNull()
    .references(() => vaultSessions.id, { onDelete: 'cascade' }),
  face: jsonb('face').$type<CardFace>().notNull(),
  decision: text('decision').$type<'YES' | 'NO'>(),
});

/**
 * A token and the data behind it: no number, no code, and nothing from which either could be computed. A vendor's
 * approval is a token as well.
 */
export const vaultTokens = pgTable('vault_tokens', {
  token: text('token').primaryKey(),
  owner: text('owner').notNull(),
  paymentType: text('payment_type').$type<Tender>().notNull(),
  face: jsonb('face').$type<CardFace>().notNull(),
  fate: text('fate').$type<CardFate>().notNull(),
  giftCard: text('gift_card').references(() => vaultGiftCards.id),
});

/** A gift card, identified by its demo name. Cents. */
export const vaultGiftCards = pgTable(
  'vault_gift_cards',
  { id: text('id').primaryKey(), balance: integer('balance').notNull() },
  (table) => [check('vault_gift_cards_balance_not_below_zero', sql`${table.balance} >= 0`)],
);

/** One charge under one key, however often it is requested. `act` is the order that it belongs to. Cents. */
export const vaultCharges = pgTable(
  'vault_charges',
  {
    key: text('key').primaryKey(),
    act: text('act').notNull(),
    token: text('token')
      .notNull()
      .references(() => vaultTokens.token),
    amount: integer('amount').notNull(),
    status: text('status').$type<'NEW' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'VOIDED'>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('vault_charges_by_act').on(table.act)],
);

/** An address as the customer typed it. */
export type AddressFields = {
  firstName: string;
  lastName: string;
  organizationName?: string | undefined;
  address1: string;
  address2?: string | undefined;
  city: string;
  state: string;
  zipCode: string;
  country: string;
  phones: { number: string }[];
};

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    type: text('type').$type<'B' | 'S' | 'SB' | 'ST'>().notNull(),
    fields: jsonb('fields').$type<AddressFields>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('customer_addresses_by_owner').on(table.owner)],
);

/** A card that is saved with an account. Only its token can charge it, and only at the vault. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    paymentType: text('payment_type').$type<CardType>().notNull(),
    token: text('token').notNull(),
    face: jsonb('face').$type<CardFace>().notNull(),
    nickname: text('nickname'),
    isDefault: boolean('is_default').notNull(),
    billingAddress: jsonb('billing_address').$type<AddressFields>(),
    savedAt: instant('saved_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('saved_cards_once').on(table.accountId, table.token)],
);

/** The payments that are applied to a cart, one row for each card. */
export const cartPayments = pgTable(
  'cart_payments',
  {
    id: text('id').primaryKey(),
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    paymentType: text('payment_type').$type<Tender>().notNull(),
    token: text('token').notNull(),
    face: jsonb('face').$type<CardFace>().notNull(),
    nickname: text('nickname'),
    savedCardId: text('saved_card_id'),
    billingAddress: jsonb('billing_address').$type<AddressFields>(),
    appliedAt: instant('applied_at').notNull(),
  },
  (table) => [uniqueIndex('cart_payments_once').on(table.cartId, table.token)],
);

/** The payments of an order, in cents. */
export const orderPayments = pgTable(
  'order_payments',
  {
    chargeKey: text('charge_key').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    paymentType: text('payment_type').$type<Tender>().notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [index('order_payments_by_order').on(table.orderNumber)],
);

export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  paymentType: text('payment_type').$type<CardType>().notNull(),
  answer: text('answer').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export type CartPaymentRow = typeof cartPayments.$inferSelect;
export type SavedCardRow = typeof savedCards.$inferSelect;
