import { readFile } from 'node:fs/promises';
import { createStorefront, formatMoney, memoryHost } from 'quire-widgets/core';
import { fetchWithCookies } from './fetchWithCookies';
import { readList } from './readList';

/**
 * Fills a cart from a CSV of SKUs and quantities, and prints the result of each line:
 * `npm run example:node -- examples/node-client/list.csv`. SHOP_URL is the shop's URL.
 */
const shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1:4010';
const file = process.argv[2] ?? new URL('list.csv', import.meta.url).pathname;

const storefront = createStorefront(
  {
    tenant: 'COM',
    legacyTenant: '10001',
    locale: 'en-US',
    channelId: 'WEB',
    siteId: 'US',
    langId: '-1',
    langCd: 'en',
    storeId: '10001',
  },
  memoryHost({ href: `${shopUrl}/`, fetch: fetchWithCookies(shopUrl) }),
);

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
