import { readFile } from 'node:fs/promises';
import { formatMoney } from 'quire-widgets/core';
import { readList } from './readList';
import { shopOfNode } from './shopOfNode';

/**
 * Fills a cart from a CSV of SKUs and quantities, and prints the result of each line:
 * `npm run example:node -- examples/node-client/list.csv`. SHOP_URL is the shop's URL.
 */
const file = process.argv[2] ?? new URL('list.csv', import.meta.url).pathname;

const storefront = shopOfNode();

let failures = 0;
for (const { sku, quantity } of readList(await readFile(file, 'utf8'))) {
  const feedback = await storefront.cart.add([{ sku, quantity }]);
  if (feedback.kind === 'answered' && !feedback.isFailed) {
    console.log(`${sku}: ${feedback.items[0]?.quantityAdded ?? 0} of ${quantity} added (${feedback.outcome})`);
  } else {
    failures += 1;
    console.log(
      `${sku}: not added (${feedback.kind === 'answered' ? feedback.outcome : feedback.kind === 'failed' ? feedback.error.message : 'special order'})`,
    );
  }
}

const cart = await storefront.cart.read({ isRefresh: true });
const subtotal = cart?.summary.subtotal;
console.log(`${cart?.itemCount ?? 0} items in the cart${subtotal ? `, ${formatMoney(subtotal)}` : ''}`);
process.exitCode = failures > 0 ? 1 : 0;
