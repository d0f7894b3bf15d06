import { eq } from 'drizzle-orm';
import type { CartBody, CartSummaryBody } from '../../../../src/core/cart/contract/cart';
import type { Visitor } from '../../accounts/session';
import { buyingOf } from '../../business/company';
import { findBySku } from '../../catalogue/findBySku';
import { stockMessages } from '../../catalogue/stockAlerts';
import type { Tx } from '../../database/open';
import { type CartRow, carts, products } from '../../database/schema';
import type { LineEffect } from '../effect';
import { offeredServices, serviceLineBody } from '../furniture';
import { type CartLine, countItems, isPaid, readLines } from '../line';
import { hasStockChanged, lineState, rememberStockSeen } from '../lineState';
import { type Message, message } from '../message';
import { delegateAddress } from '../pickupDelegate';
import { type Totals, totalsOf } from '../totals';
import { offersOf, withBusiness } from './businessBody';
import { couponBody } from './couponBody';
import { effectsOutside, skuOf } from './itemBody';
import { lineItemBody, outsideItem } from './lineItemBody';
import { priceBody } from './priceBody';
import { productBody } from './productBody';
import { sumsBody } from './sumsBody';

/** The current cart, with the effects of the request on its lines. Pending messages of the cart are returned once. */
export async function cartBody(
  tx: Tx,
  cart: CartRow | undefined,
  visitor: Visitor,
  effects: LineEffect[] = [],
): Promise<CartBody> {
  const lines = cart ? await readLines(tx, cart.id) : [];
  const totals = totalsOf(cart, lines, visitor.account);
  const messages = [
    ...(cart?.pendingMessages ?? []),
    ...(await stockMessages(tx, visitor)),
    ...cartState(lines, visitor),
  ];
  const body: CartBody = {
    cartId: cart?.id ?? null,
    previousCartId: cart?.previousCartId ?? null,
    type: 'REGULAR',
    status: 'ACTIVE',
    items: [
      ...lines.map((line) => ({
        ...toItem(line, lines, totals, effects, visitor),
        furnSvcInfo: offeredServices(cart, line),
      })),
      ...serviceLineBody(cart, lines),
      ...(await itemsOutside(tx, lines, effects)),
    ],
    coupons: totals.coupons.map(couponBody),
    messages,
    freeItems: lines.filter(({ product }) => product.kind === 'SAMPLE').map(({ sku }) => sku),
    availableFreeItems: await availableSamples(tx, lines),
    addresses: delegateAddress(cart),
    buyNowEligible: false,
    cartSummary: summaryBody(totals, lines, visitor),
    cartAttributes: {
      userType: visitor.account?.userType ?? 'GUEST',
      orderNumber: null,
      numberOfItems: countItems(lines),
      numberOfLineItems: lines.length,
      newItemAdded: effects.some(({ actioned }) => actioned === 'ADD_ITEM'),
      enablePaypal: true,
      isMandatoryEnabled: false,
      proceedCheckout: cart?.proceedCheckout ?? false,
    },
  };
  if (cart) await rememberSeen(tx, cart, lines);
  const buying = await buyingOf(tx, visitor.account);
  if (!buying) return body; // a consumer's cart has none of it [GEN-004]
  const business = withBusiness(body, { ...(await offersOf(tx, buying)), cart, lines });
  return { ...business, addresses: [...business.addresses, ...delegateAddress(cart)] };
}

/**
 * Records which stock messages the customer has seen. Only when the cart is locked: otherwise a read that writes to the
 * lines of a cart that is being changed or sold could deadlock with that change. In that case, the next read returns
 * the messages again.
 */
async function rememberSeen(tx: Tx, cart: CartRow, lines: CartLine[]): Promise<void> {
  const changed = lines.filter(hasStockChanged);
  if (changed.length === 0 && cart.pendingMessages.length === 0) return;
  const [held] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.id, cart.id))
    .for('update', { skipLocked: true });
  if (!held) return;
  await rememberStockSeen(tx, changed);
  if (cart.pendingMessages.length > 0) {
    await tx.update(carts).set({ pendingMessages: [] }).where(eq(carts.id, cart.id));
  }
}

function toItem(line: CartLine, lines: CartLine[], totals: Totals, effects: LineEffect[], { account }: Visitor) {
  const effect = effects.findLast(({ cartItemId }) => cartItemId === line.id);
  return lineItemBody(line, lines, totals.afterCoupons.get(line.id) ?? 0, effect, lineState(line, lines, account));
}

function cartState(lines: CartLine[], { account }: Visitor): Message[] {
  if (lines.length === 0) return [message('EMPTY_CART', 'WARNING')];
  const isShort = lines.some((line) => lineState(line, lines, account).some(({ type }) => type === 'WARNING'));
  return isShort ? [message('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 'WARNING')] : [];
}

async function itemsOutside(tx: Tx, lines: CartLine[], effects: LineEffect[]) {
  const outside = effectsOutside(effects, lines);
  const skus = outside.map(({ itemId }) => skuOf(itemId));
  const found = new Map((await findBySku(tx, skus)).map((product) => [product.sku, product]));
  return outside.map((effect) => outsideItem(effect, found.get(skuOf(effect.itemId))));
}

async function availableSamples(tx: Tx, lines: CartLine[]) {
  if (!lines.some(isPaid)) return [];
  const samples = await tx.select().from(products).where(eq(products.kind, 'SAMPLE'));
  const offered = samples.filter(({ sku }) => !lines.some((line) => line.sku === sku));
  return offered.map((product) => ({
    itemId: product.sku,
    product: productBody(product),
    priceInfo: priceBody(product, 1),
  }));
}

function summaryBody(totals: Totals, lines: CartLine[], { session }: Visitor): CartSummaryBody {
  return {
    ...sumsBody(totals),
    numberOfItems: countItems(lines),
    ctxToken: session.contextToken,
    freeSampleItems: lines.filter(({ product }) => product.kind === 'SAMPLE').map(({ sku }) => sku),
  };
}
