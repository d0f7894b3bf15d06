import { fakeShop } from '../../../support/fakeShop';
import type { PageKind } from '../pages';

/** As much as a list of the shop may hold. */
const ITEMS = 1000;

const skus = Array.from({ length: ITEMS }, (_, index) => `SKU-${index + 1}`);

/** A list of a thousand products, all on one page, of which one is given another quantity. */
export const LIST_PAGE: PageKind = {
  name: `list of ${ITEMS.toLocaleString('en-US')} items`,
  subject: 'listPage',
  boxes: 1,
  session: { isLoggedIn: true },
  bodyHtml: () => `<header></header>
<main class="list-page" data-quire="list-details" data-list-id="closet" data-page-size="${ITEMS}" data-bench data-items="${ITEMS}"><p>Your list</p></main>`,
  shop() {
    const shop = fakeShop({ products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])) });
    const list = shop.lists.put({ id: 'closet', name: 'Closet' });
    for (const sku of skus) shop.lists.putItem(list, sku, 1);
    return shop;
  },
};
