import { and, eq, isNull } from 'drizzle-orm';
import { hashOf } from '../../shop/api/idempotencyKey';
import { type Message, message } from '../../shop/cart/message';
import { mergeSaved } from '../../shop/saved/mergeSaved';
import { addItems } from '../cart/addItems';
import { setCoupons } from '../cart/coupons';
import { findCart, type OpenCart, openCart, setMessages, warningsOf } from '../cart/openCart';
import type { GatewayParts } from '../createGateway';
import { type CartRow, carts, orders, type Visit } from '../database/schema';
import type { EngineCart, SignedIn } from '../engine';
import { ownerOf } from '../visits/visit';

/**
 * Makes the guest's cart, saved items and orders the customer's. A customer without a cart gets the guest's; otherwise its lines are
 * added to theirs, once, however often an interrupted sign-in is repeated.
 */
export async function takeOver({ gateway, engine }: GatewayParts, guest: Visit, signedIn: SignedIn): Promise<void> {
  const customer: Visit = { ...guest, customer: signedIn.customer };
  // changes of both carts that are in flight come first
  await gateway.inTurn([ownerOf(guest), ownerOf(customer)], async (database) => {
    const left = await findCart(database, engine, guest);
    const messages: Message[] = [];
    if (left && left.cart.lines.length > 0) {
      const open = await openCart(database, engine, customer);
      messages.push(...(await mergeCart(open, left)));
      await engine.transferCart(open.cart.id, signedIn);
    }
    const hasMoved = await database.transaction((tx) => mergeSaved(tx, ownerOf(guest), ownerOf(customer)));
    if (hasMoved) messages.push(message('SFL_MOVED', 'INFO'));
    if (messages.length > 0) {
      const { row } = await openCart(database, engine, customer);
      await setMessages(database, row, messages);
    }
    await database.delete(carts).where(eq(carts.visitId, guest.id));
    const ofGuest = and(eq(orders.visitId, guest.id), isNull(orders.customerId));
    await database.update(orders).set({ customerId: signedIn.customer.id }).where(ofGuest);
  });
}

/** Adds the lines of the guest's cart, and returns what to say of it to the customer who looks at the cart next. */
async function mergeCart(open: OpenCart, left: { row: CartRow; cart: EngineCart }): Promise<Message[]> {
  const request = { items: left.cart.lines.map(toItem) };
  const { cart, effects } = await addItems(open, request, `sign-in ${left.row.id} ${hashOf(request)}`);
  await setCoupons({ ...open, cart }, [...open.row.coupons, ...left.row.coupons]);
  return [message('CART_AUTO_MERGE', 'INFO'), ...warningsOf(effects)];
}

const toItem = ({ sku, quantity, parent }: EngineCart['lines'][number]) => ({
  itemId: sku,
  qty: quantity,
  parentItemId: parent?.sku,
});
