import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront } from '../../../../tests/support/widgets/storefront';
import { CartPage } from '../CartPage/CartPage';
import { CartNotifications } from './CartNotifications';

const CART_PAGE = { href: 'https://shop.example/cc/mmx/cart' };

/** One product for each possible outcome of an item, by its code. */
const OUTCOMES: [code: string, type: string, text: string][] = [
  ['OUT_OF_STOCK', 'ERROR', '1 item(s) out of stock and not added to cart'],
  ['BLOCKED_FOR_ADD_TO_CART', 'ERROR', '1 item(s) blocked by your company and not added to cart'],
  [
    'STANDALONE_WARRANTY_ITEM',
    'ERROR',
    'Warranties must be purchased with a related product and cannot be purchased separately.',
  ],
  [
    'OFF_CONTRACT_ERROR',
    'ERROR',
    '1 item(s) not available for purchase for your selected location and not added to cart',
  ],
  ['QTY_LIMIT_ITEM', 'ERROR', '1 item(s) not added to cart because you have the limit allowed in cart'],
  ['EXCEEDS_MAX_LINE_QTY', 'WARNING', '1 item(s) had quantity adjustments due to purchase restrictions'],
  ['QTY_LIMIT_EXCEEDED', 'ERROR', '1 item(s) not added to cart because you had already met purchase limit'],
  ['PARTIAL_QTY_AVAILABLE', 'WARNING', '1 item(s) had quantity adjustments due to inventory limitations'],
  [
    'SURCHG_ALTS_ITM_MSG',
    'WARNING',
    '1 item(s) have been substituted to ensure a more cost effective delivery and may be delivered in multiple boxes.',
  ],
  ['RESTRICTED_ITEM', 'ERROR', '1 item(s) not added to cart'],
];

function aShopOfOutcomes() {
  const shop = fakeShop({ cart: { MUG: 1 } });
  for (const [code, type] of OUTCOMES) shop.products[code] = { name: code, price: '1.00', message: { code, type } };
  return shop;
}

/** The notices in their order on the page. */
const noticesOf = ({ box }: { box: HTMLElement }) =>
  [...box.querySelectorAll('.quire-notice')].map((notice) => notice.querySelector('span')?.textContent);

const addAll = (storefront: ReturnType<typeof aStorefront>) =>
  storefront.cart.add(
    ['PAPER', ...OUTCOMES.map(([code]) => code)].map((sku) => ({ sku, quantity: 1 })),
    { feedback: 'none' },
  );

describe('CartNotifications', () => {
  test('shows a notice for each of the eleven groups, with the names of its items [CART-NOTE-001, CART-NOTE-002, CART-NOTE-003, CART-NOTE-004, CART-NOTE-005, CART-NOTE-006, CART-NOTE-007, CART-NOTE-008, CART-NOTE-009, CART-NOTE-010, CART-NOTE-011]', async () => {
    const page = renderWidget(<CartNotifications />, { shop: aShopOfOutcomes() });
    await addAll(page.storefront);
    await expect
      .poll(() => noticesOf(page))
      .toEqual(['4 item(s) added to cart', ...OUTCOMES.map(([, , text]) => text)]);
    expect(page.getByText('OUT_OF_STOCK').closest('.quire-notice')?.textContent).toContain('out of stock');
  });

  test('shows no notices without outcomes, and sends no requests of its own', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = renderWidget([<CartNotifications key="it" />, <p key="page">The page</p>], { shop });
    await page.findByText('The page');
    await page.storefront.cart.read();
    expect(shop.requests.map(({ call }) => call)).toEqual(['read']);
    expect(noticesOf(page)).toEqual([]);
  });

  test('omits the notice of added items in a mini cart', async () => {
    const page = renderWidget(<CartNotifications placement="mini" />, { shop: aShopOfOutcomes() });
    await addAll(page.storefront);
    await expect.poll(() => noticesOf(page)).toHaveLength(10);
    expect(noticesOf(page)).not.toContain('4 item(s) added to cart');
  });

  test('the header shows the notices of the cart page, and closing one closes it in both [CART-NOTE-012]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [
      { code: 'CART_AUTO_MERGE', type: 'INFO' },
      { code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' },
    ];
    const storefront = aStorefront({ shop, host: CART_PAGE });
    const header = renderOn(storefront, <CartNotifications placement="header" />);
    const page = renderOn(storefront, <CartPage showRecommendations={false} />);
    const merged = 'We added the items from your previous visit to your cart.';

    await expect.poll(() => noticesOf(header)).toHaveLength(2);
    await expect.poll(() => noticesOf(page)).toEqual(noticesOf(header));
    expect(noticesOf(header)[0]).toBe(merged);
    await header.click(`Close: ${merged}`);
    await expect.poll(() => noticesOf(page)).toHaveLength(1);
    expect(noticesOf(header)).toEqual(noticesOf(page));
    expect(page.queryByRole('button', { name: /^Close: Some items/ })).toBeNull();
  });

  test('the header placement is a live region, except on the cart page', async () => {
    const onCart = renderWidget(<CartNotifications placement="header" />, { host: CART_PAGE });
    const elsewhere = renderWidget(<CartNotifications placement="header" />);
    await expect.poll(() => elsewhere.queryByRole('status')).not.toBeNull();
    await expect.poll(() => onCart.box.querySelector('.quire > div')?.getAttribute('role')).toBeNull();
  });

  test('a closed notice is shown again when the shop reports it again', async () => {
    const page = renderWidget(<CartNotifications />, { shop: aShopOfOutcomes() });
    const add = () => page.storefront.cart.add([{ sku: 'OUT_OF_STOCK', quantity: 1 }], { feedback: 'none' });
    await add();
    await page.click(/^Close: 1 item/);
    await expect.poll(() => noticesOf(page)).toEqual([]);
    await add();
    await expect.poll(() => noticesOf(page)).toHaveLength(1);
  });
});
