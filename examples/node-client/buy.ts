import {
  type Address,
  CommerceError,
  checkoutOf,
  formatMoney,
  type OrderOutcome,
  orderAction,
} from 'quire-widgets/core';
import { shopOfNode } from './shopOfNode';

/**
 * Buys one product as a guest, from the cart to the confirmation, and prints each step:
 * `npm run example:node:buy -- OFF-PA-10000061 2`. A program types no card: the order is picked up, and paid at the store.
 */
const [sku = 'OFF-PA-10000061', quantity = '1'] = process.argv.slice(2);

/** Who picks the order up. */
const buyer: Address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '12 Main Street',
  city: 'Cambridge',
  state: 'MA',
  zipCode: '02138',
  country: 'US',
  phones: ['6175550123'],
};

const storefront = shopOfNode();
const { payment, placeOrder, readOrder } = checkoutOf(storefront);

process.exitCode = (await buy()) ? 0 : 1;

async function buy(): Promise<boolean> {
  const added = await storefront.cart.add([
    { sku, quantity: Number(quantity), deliveryType: 'ISP', storeNumber: '0112' },
  ]);
  if (added.kind !== 'answered' || added.isFailed) return fail(`${sku} was not added`);

  const shown = await payment.read();
  console.log(`Total: ${shown.total ? formatMoney(shown.total) : 'unknown'}`);
  if (orderAction(shown, 'PICKUP').kind !== 'place') return fail('this order cannot be paid at pickup');

  const outcome = await untilAnswered(() =>
    placeOrder({ shown, email: 'ada@shop.example', shippingAddress: buyer, unpaid: 'PICKUP' }),
  );
  if (!outcome.ok) return fail(`not placed: ${outcome.message} (${outcome.code})`);
  const order = await readOrder(outcome.order.number);
  console.log(
    `Order ${outcome.order.number}: ${order?.lines.map((line) => `${line.quantity} × ${line.name}`).join(', ')}`,
  );
  console.log(`Destination: ${order?.shipTo}`);
  return true;
}

/** Repeats an order whose answer was lost. The shop places it once, because the repetition has the same key. */
async function untilAnswered(order: () => Promise<OrderOutcome>, tries = 3): Promise<OrderOutcome> {
  try {
    return await order();
  } catch (error) {
    if (tries > 1 && error instanceof CommerceError && error.kind === 'network') return untilAnswered(order, tries - 1);
    throw error;
  }
}

function fail(reason: string): false {
  console.error(reason);
  return false;
}
