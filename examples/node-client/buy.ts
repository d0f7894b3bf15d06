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
 * `npm run example:node:buy -- OFF-PA-10000061 2`. The order is paid by invoice.
 */
const [sku = 'OFF-PA-10000061', quantity = '1'] = process.argv.slice(2);

const shippingAddress: Address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '12 Main Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  phones: ['2125550123'],
};

const storefront = shopOfNode();
const { payment, placeOrder, readOrder } = checkoutOf(storefront);

process.exitCode = (await buy()) ? 0 : 1;

async function buy(): Promise<boolean> {
  const added = await storefront.cart.add([{ sku, quantity: Number(quantity) }]);
  if (added.kind !== 'answered' || added.isFailed) return fail(`${sku} was not added`);

  // the shop may know a better spelling of the address; a person would choose between the two
  const saved = await payment.saveAddress(shippingAddress);
  const address = saved.ok ? shippingAddress : { ...shippingAddress, ...saved.suggested };
  const shown = await payment.read();
  console.log(`Total: ${shown.total ? formatMoney(shown.total) : 'unknown'}`);
  if (orderAction(shown).kind !== 'place') return fail('this shop takes no invoices');

  const outcome = await untilAnswered(() =>
    placeOrder({ shown, email: 'ada@shop.example', shippingAddress: address, unpaid: 'INVOICE' }),
  );
  if (!outcome.ok) return fail(`not placed: ${outcome.message} (${outcome.code})`);
  const order = await readOrder(outcome.order.number);
  console.log(
    `Order ${outcome.order.number}: ${order?.lines.map((line) => `${line.quantity} × ${line.name}`).join(', ')}`,
  );
  console.log(`Ships to: ${order?.shipTo}`);
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
