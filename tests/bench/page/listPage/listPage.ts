import { fakeShop } from '../../../support/shop/fakeShop';
import type { PageKind } from '../pages';
import { someSkus } from '../someSkus';

/** A list with this many products, all on one page. The quantity of one is changed. */
export function listPage(items: number): PageKind {
  const skus = someSkus(items);
  return {
    name: `list of ${items.toLocaleString('en-US')} items`,
    subject: 'listPage',
    boxes: 1,
    session: { isLoggedIn: true },
    bodyHtml: () => `<header></header>
<main class="list-page" data-quire="list-details" data-list-id="closet" data-page-size="${items}" data-bench data-items="${items}"><p>Your list</p></main>`,
    shop() {
      const shop = fakeShop({ products: Object.fromEntries(skus.map((sku) => [sku, { name: sku, price: '12.50' }])) });
      const list = shop.lists.put({ id: 'closet', name: 'Closet' });
      for (const sku of skus) shop.lists.putItem(list, sku, 1);
      return shop;
    },
  };
}
