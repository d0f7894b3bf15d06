import { describe, expect, test } from 'vitest';
import { slugOfWidget, widgetNames } from '../../../tests/package/widgets';
import { shopForTests } from '../testing/shopForTests';

const open = shopForTests();

const widgets = widgetNames.map(slugOfWidget);

const widgetsOf = (page: string): string[] => [...page.matchAll(/data-quire="([\w-]+)"/g)].map(([, slug = '']) => slug);

/** Pages of every visitor. Each product is one for which the shop has something of its own. */
const ofGuests = [
  ...['/', '/webapp/category/paper', '/webapp/search?q=xerox', '/webapp/for-you', '/webapp/landing/deals'],
  ...['INK-BLACK-XL', 'TEC-MA-10003626', 'OFF-EN-10001990', 'MEMBER-PREMIUM', 'OFF-AR-10000034', 'FUR-CH-10003968'].map(
    (sku) => `/webapp/product/${sku}`,
  ),
  ...[
    '/webapp/compare',
    '/webapp/stores',
    '/webapp/giftcards',
    '/webapp/help',
    '/webapp/cookies',
    '/webapp/quick-order',
  ],
  ...['/office/supplies/login', '/cc/mmx/cart', '/webapp/wcs/stores/servlet/cart', '/cc/sparq/checkout'],
  '/cc/sparq/vendorreturn?type=PAYPAL&nonce=one',
];

const ofMembers = ['/webapp/account', '/kuber/viewList?tid=US', '/kuber/createList?tid=US'];

const ofBuyers = [
  ...['/sba', '/webapp/account', '/webapp/product/FUR-CH-10003968', '/cc/sba/cart', '/cc/sba/checkout'],
  ...['/sba/approvals', '/cc/mmx/list/mylists', '/cc/sparq/list'],
];

describe('the widgets of the shop', () => {
  test('each is on a page where a shop has it, besides the page of all widgets', async () => {
    const { visitor } = open;
    const found = new Set<string>();
    const see = async (paths: string[]) => {
      for (const path of paths) for (const slug of widgetsOf(await visitor.page(path))) found.add(slug);
    };
    await visitor.add('OFF-PA-10000061', 4);
    await see(ofGuests);
    await visitor.send('/webapp/analytics/watch', { form: {} });
    await see(['/']);
    const ordered = await visitor.checkOut({
      ...{ name: 'Ada', email: 'ada@shop.example', address1: '1 Main Street', zipCode: '02138' },
    });
    await see([ordered.headers.get('location') ?? '']);
    await visitor.signIn('chloris@quire.example');
    await see(ofMembers);
    await visitor.signIn('helen@quire.example');
    await visitor.add('OFF-PA-10000061');
    await see(ofBuyers);
    const create = '/webapp/lists/create';
    const fields = await visitor.form('/cc/sparq/list', create);
    await visitor.send(create, { form: { ...fields, name: 'Closet', accessLevel: 'SHARED' } });
    const [, list = ''] = /listId=([\w-]+)">Closet</.exec(await visitor.page('/cc/mmx/list/mylists')) ?? [];
    await see([`/cc/mmx/list/details?listId=${list}`]);
    expect(widgets.filter((slug) => !found.has(slug))).toEqual([]);
  });

  test('the page of all widgets has each with its attributes and the HTML to copy', async () => {
    const page = await open.visitor.page('/webapp/widgets');
    for (const slug of widgets) {
      const [, section = ''] = page.split(`id="${slug}"`);
      expect(section).toContain(`&lt;div data-quire=&quot;${slug}&quot;`);
    }
    expect(page).toContain('<code>data-show-quantity</code>');
    const shown = new Set(widgetsOf(page));
    const wholePages = ['vendor-payment-return', 'analytics', 'loading-mask'];
    expect(widgets.filter((slug) => !shown.has(slug) && !wholePages.includes(slug))).toEqual([]);
  });

  test('the path of any storefront that ends in /cart is a cart page [ROUTE-006]', async () => {
    expect(await open.visitor.page('/any/prefix/cart')).toContain('data-quire="cart-page"');
  });

  test('a table of options compares furniture of one kind, and no other product', async () => {
    const table = (page: string) => /data-quire="furniture-table" data-skus="([^"]*)"/.exec(page)?.[1]?.split(',');
    expect(table(await open.visitor.page('/webapp/product/TEC-PH-10003931'))).toBeUndefined();
    const chairs = table(await open.visitor.page('/webapp/product/FUR-CH-10003968')) ?? [];
    expect(chairs.length).toBeGreaterThan(2);
    expect(chairs.filter((sku) => !sku.startsWith('FUR-CH-'))).toEqual([]);
  });
});
