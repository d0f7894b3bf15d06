import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { lineNames, onMiniCart, textOf as words } from '../../../../tests/support/widgets/onMiniCart';
import { renderOn, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { aStorefront, BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { MiniCart } from './MiniCart';

describe('MiniCart', () => {
  test('opens with a click on the badge, and closes with another, its button or a backdrop click [MINI-001]', async () => {
    const page = onMiniCart({ MUG: 2 });
    expect(page.drawer()).toBeUndefined();

    await page.click('Cart, 2 items');
    await expect.poll(page.title).toBe('Your cart (2)');

    await page.click('Cart, 2 items');
    await expect.poll(page.drawer).toBeUndefined();

    await page.click('Cart, 2 items');
    await expect.poll(page.title).toBe('Your cart (2)');
    await page.click('Close cart');
    await expect.poll(page.drawer).toBeUndefined();

    await page.click('Cart, 2 items');
    await expect.poll(page.title).toBe('Your cart (2)');
    page.drawer()?.click();
    await expect.poll(page.drawer).toBeUndefined();
  });

  test('opens, closes and toggles on mini-cart:requested [MINI-001]', async () => {
    const page = onMiniCart({ MUG: 2 });
    const requestMiniCart = (action: 'open' | 'close' | 'toggle') =>
      page.storefront.events.publish('mini-cart:requested', { action: action });
    await page.findButton('Cart, 2 items');

    requestMiniCart('open');
    await expect.poll(page.title).toBe('Your cart (2)');
    requestMiniCart('open');
    requestMiniCart('close');
    await expect.poll(page.drawer).toBeUndefined();
    requestMiniCart('toggle');
    await expect.poll(page.title).toBe('Your cart (2)');
    requestMiniCart('toggle');
    await expect.poll(page.drawer).toBeUndefined();
  });

  test('is open exactly while `open` is true, and calls onOpenChange when the customer opens or closes it', async () => {
    const onOpenChange = vi.fn();
    const page = onMiniCart({ MUG: 2 }, { open: true, onOpenChange });
    await expect.poll(page.title).toBe('Your cart (2)');
    expect(onOpenChange).not.toHaveBeenCalled();

    await page.click('Close cart');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(page.title()).toBe('Your cart (2)');

    page.redraw(<MiniCart open={false} onOpenChange={onOpenChange} />);
    await expect.poll(page.drawer).toBeUndefined();
    await page.click('Cart, 2 items');
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
    expect(page.drawer()).toBeUndefined();
  });

  test('has only its panel with opener="none", for a page that opens it from its own button', async () => {
    const page = onMiniCart({ MUG: 2 }, { open: false, opener: 'none' });
    await expect.poll(() => page.storefront.cart.state().count).toBe(2);
    expect(page.queryByRole('button')).toBeNull();

    page.redraw(<MiniCart open opener="none" />);
    await expect.poll(page.title).toBe('Your cart (2)');
    page.redraw(<MiniCart opener="none" />);
    await expect.poll(page.drawer).toBeUndefined();
    page.storefront.events.publish('mini-cart:requested', { action: 'open' });
    await expect.poll(page.title).toBe('Your cart (2)');
  });

  test('publishes events and calls callbacks when it opens and closes', async () => {
    const events: string[] = [];
    const onOpenChange = vi.fn();
    const page = onMiniCart({ MUG: 2 }, { onOpenChange });
    page.storefront.events.subscribe('drawer:opened', ({ name }) => events.push(`${name} opened`));
    page.storefront.events.subscribe('drawer:closed', ({ name }) => events.push(`${name} closed`));

    await page.click('Cart, 2 items');
    await expect.poll(page.title).toBe('Your cart (2)');
    await page.click('Close cart');
    await expect.poll(() => events).toEqual(['mini-cart opened', 'mini-cart closed']);
    expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('shows a spinner while the cart loads, then its lines [SCR-013]', async () => {
    const shop = fakeShop({ cart: { MUG: 2, PAPER: 1 } });
    shop.hold('read');
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(page.status).toContain('Loading your cart');
    expect(page.box.querySelector('dialog .quire-spinner')).not.toBeNull();
    expect(page.box.querySelector('dialog [aria-busy]')).not.toBeNull();

    shop.release('read');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.box.querySelector('.quire-spinner')).toBeNull();
    expect(page.box.querySelector('dialog [aria-busy]')).toBeNull();
  });

  test('shows each line with its amount, unit price, previous price and quantity', async () => {
    const page = onMiniCart({ MUG: 1, PAPER: 2 }, { defaultOpen: true });

    await expect.poll(() => lineNames(page).length).toBe(2);
    const [mug, paper] = page.getAllByRole('listitem').map((line) => line.textContent);
    expect(mug).toContain('$12.50');
    expect(mug).not.toContain('each');
    expect(paper).toContain('$12.50 Was $15.98 $6.25 each');
    expect(page.field('Quantity of Copy paper, 500 sheets').value).toBe('2');
    expect(words(page)).toContain('Subtotal$25.00');
  });

  test('an empty cart shows a message and no Checkout', async () => {
    const page = onMiniCart({}, { defaultOpen: true });

    await expect.poll(() => words(page)).toContain('Your cart is empty.');
    expect(page.title()).toBe('Your cart');
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  test('a failed read shows an alert and can be retried', async () => {
    const page = onMiniCart({ MUG: 2 }, { defaultOpen: true });
    page.shop.failNext(502, { of: 'read' });

    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
    expect(page.alert()).toBe('');
  });

  test('the alert region is on the page before it has text', async () => {
    const page = onMiniCart({ MUG: 2 }, { defaultOpen: true });
    await expect.poll(() => lineNames(page).length).toBe(1);
    const region = page.box.querySelector('[role=alert]');

    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'delete' });
    await page.click('Remove Enamel mug');
    await expect.poll(() => region?.textContent).toBe('Something went wrong. Please try again.');
  });

  test('a business guest sees a sign-in link; no cart is requested, and a warning is logged to the console [CART-FETCH-010]', async () => {
    const warn = vi.fn();
    const page = onMiniCart(
      {},
      { defaultOpen: true },
      { config: BUSINESS_CONTEXT, host: { console: { warn, error() {} } } },
    );

    await expect.poll(() => words(page)).toContain('Sign in to see your cart.');
    expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/office/supplies/login');
    expect(page.shop.requestsOf('read')).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('renders 40 lines with very long names', async () => {
    const shop = fakeShop();
    for (let number = 0; number < 40; number += 1) {
      shop.products[`LONG-${number}`] = { name: `${'Bookcase'.repeat(40)} ${number}`, price: '1.00' };
      shop.cart.put(`LONG-${number}`, 1);
    }
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => lineNames(page)).toHaveLength(40);
    expect(page.title()).toBe('Your cart (40)');
  });

  test('javascript: addresses of a product become neither link nor image', async () => {
    const shop = fakeShop();
    const evil = 'java\tscript:alert(1)';
    shop.products['EVIL'] = {
      name: 'Bargain',
      price: '1.00',
      line: { product: { name: 'Bargain', url: evil, images: { standard: [evil] } } },
    };
    shop.cart.put('EVIL', 1);
    const page = renderWidget(<MiniCart defaultOpen />, { shop });

    await expect.poll(() => lineNames(page)).toEqual(['Bargain']);
    expect(page.box.querySelector('.quire-product-facts__name')?.getAttribute('href')).toBeNull();
    expect(page.box.querySelector('dialog li img')).toBeNull();
    expect(page.box.innerHTML).not.toContain('script:');
  });

  test('formats amounts by the locale [I18N-004]', async () => {
    const page = onMiniCart({ CHAIR: 6 }, { defaultOpen: true }, { config: { locale: 'fr-CA' } });

    await expect.poll(() => words(page)).toContain('1\u00a0139,94\u00a0$');
    expect(words(page)).toContain('189,99\u00a0$ each');
  });

  test('page messages override the badge label and the title', async () => {
    const config = { messages: { 'mini-cart': { title: 'Your bag: {n}', cartWithCount: 'Bag, {n}' } } };
    const page = onMiniCart({ MUG: 2 }, {}, { config });

    await page.click('Bag, 2');
    await expect.poll(page.title).toBe('Your bag: 2');
  });

  test('accounting fields are not shown to a consumer', async () => {
    const page = onMiniCart({ MUG: 2 }, { defaultOpen: true });
    page.shop.products['MUG'] = {
      name: 'Enamel mug',
      price: '12.50',
      line: { itemAccountInfo: { bcName: 'Marketing' } },
    };

    await expect.poll(() => lineNames(page).length).toBe(1);
    expect(words(page)).not.toMatch(/Marketing|budget|purchase order/i);
  });

  test('shows an add from outside the widget, and a change by another tab', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = renderWidget(<MiniCart defaultOpen />, { shop });
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);

    await page.storefront.cart.add([{ sku: 'PEN', quantity: 2 }], { feedback: 'none' });
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    await page.findButton('Cart, 3 items');

    const otherTab = renderOn(aStorefront({ shop, host: page.storefront.host.openTab() }), <MiniCart defaultOpen />);
    await otherTab.click('Remove Enamel mug');
    await expect.poll(page.status).toContain('Enamel mug was removed from your cart.');
    await expect.poll(() => lineNames(page)).toEqual(['Gel pen, blue']);
  });
});
