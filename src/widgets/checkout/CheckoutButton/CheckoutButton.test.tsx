import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { ADA } from '../../../../tests/support/shop/fakeShopSignIn';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import { LoginDrawer } from '../../account/LoginDrawer/LoginDrawer';
import { CheckoutButton, type CheckoutButtonProps } from './CheckoutButton';

const SPARQ = 'https://shop.example/cc/sparq/checkout';

const registered = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 1 } };

function onButton(props: CheckoutButtonProps = {}, dependencies: TestStorefrontOptions = {}) {
  const shop = dependencies.shop ?? fakeShop({ cart: { MUG: 1 } });
  return { ...renderWidget(<CheckoutButton {...props} />, { ...dependencies, shop }), shop };
}

describe('CheckoutButton', () => {
  test('is busy during the checkout call, and then navigates to the checkout [CHK-006]', async () => {
    const onCheckout = vi.fn((): void => undefined);
    const page = onButton({ onCheckout });
    page.shop.cart.extra = registered;
    await expect.poll(() => page.storefront.cart.state().phase).toBe('ready');
    page.shop.hold('change');

    await page.click('Checkout');

    await expect.poll(page.status).toBe('Taking you to checkout');
    expect((await page.findButton('Checkout')).getAttribute('aria-busy')).toBe('true');
    expect(onCheckout).toHaveBeenCalledOnce();
    page.shop.release();
    await expect.poll(() => page.storefront.host.assigned).toEqual([SPARQ]);
  });

  test('repeated clicks send one call, and the button works again when the page is shown from cache', async () => {
    const page = onButton();
    page.shop.cart.extra = registered;
    await expect.poll(() => page.storefront.cart.state().phase).toBe('ready');
    for (let press = 0; press < 5; press += 1) await page.click('Checkout');
    await expect.poll(() => page.storefront.host.assigned).toEqual([SPARQ]);
    // the page itself has loaded
    page.storefront.host.firePageShow(false);
    await page.click('Checkout');
    expect(page.shop.requestsOf('change')).toHaveLength(1);

    page.storefront.host.firePageShow(true);
    await expect.poll(page.status).toBe('');
    await page.click('Checkout');
    await expect.poll(() => page.storefront.host.assigned).toHaveLength(2);
  });

  test('is disabled while another request changes the cart [CART-UPD-006]', async () => {
    const page = onButton();
    page.shop.cart.extra = registered;
    await page.storefront.cart.read();
    page.shop.hold('add');
    const adding = page.storefront.cart.add([{ sku: 'PEN', quantity: 1 }]);
    await expect.poll(() => page.isOff('Checkout')).toBe(true);

    await page.click('Checkout');
    page.shop.release();
    await adding;

    await expect.poll(() => page.isOff('Checkout')).toBe(false);
    expect(page.storefront.host.assigned).toEqual([]);
  });

  test.each([
    [{ code: 'NEGATIVE_CART_TOTAL', type: 'WARNING' }, /Your savings are larger than your order/],
    [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }, /Some items are out of stock/],
  ])('shows why a cart cannot be checked out: %o [CART-CODE-020, CART-CODE-022]', async (message, pattern) => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.cart.messages = [message];
    const page = onButton({}, { shop });

    await expect.poll(page.status).toMatch(pattern);
    expect(page.isOff('Checkout')).toBe(true);
  });

  test('is disabled with a message when the cart is empty', async () => {
    const page = onButton({}, { shop: fakeShop() });

    await expect.poll(page.status).toBe('Your cart is empty.');
    expect(page.isOff('Checkout')).toBe(true);
  });

  test('takes a guest of the cart page to the login page, unless loginRequired is false [CHK-009]', async () => {
    const page = onButton();
    await page.click('Checkout');
    await expect
      .poll(() => page.storefront.host.assigned)
      .toEqual(['https://shop.example/office/supplies/login?jumpUrl=%2Fcc%2Fsparq%2Fcheckout']);

    const free = onButton({ loginRequired: false });
    await free.click('Checkout');
    await expect.poll(() => free.storefront.host.assigned).toEqual([SPARQ]);
  });
});

describe('CheckoutButton with a LoginDrawer on the page', () => {
  function onPage(config: TestStorefrontOptions['config'] = {}) {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const widgets = (
      <>
        <CheckoutButton miniCart />
        <LoginDrawer />
      </>
    );
    return { ...renderWidget(widgets, { shop, config }), shop };
  }

  const fill = async (page: ReturnType<typeof onPage>, password: string) => {
    for (const [label, value] of Object.entries({ Email: ADA.login, Password: password })) {
      fireEvent.input(await page.findByLabelText(label), { target: { value } });
    }
    await page.click('Sign in');
  };

  test('a guest of the mini cart signs in in the drawer and continues to the checkout [CHK-001, CHK-006]', async () => {
    const page = onPage();
    await page.click('Checkout');
    await expect.poll(page.title).toBe('Sign in');

    await fill(page, 'wrong');
    await expect.poll(page.alert).toContain('Your email or password is incorrect.');
    expect(page.storefront.host.assigned).toEqual([]);

    await fill(page, ADA.password);
    await expect.poll(() => page.storefront.host.assigned).toEqual([SPARQ]);
    expect(page.title()).toBeUndefined();
  });

  test('a guest who closes the drawer stays on the page and can try again [CHK-001]', async () => {
    const page = onPage();
    await page.click('Checkout');
    await expect.poll(page.title).toBe('Sign in');
    await page.click('Close');

    await expect.poll(page.title).toBeUndefined();
    expect(page.storefront.host.assigned).toEqual([]);
    await page.click('Checkout');
    await expect.poll(page.title).toBe('Sign in');
  });

  test('a guest can continue without sign-in if checkout.loginRequired is false [CHK-009]', async () => {
    const page = onPage({ checkout: { loginRequired: false } });
    await page.click('Checkout');
    await page.click('Continue as a guest');

    await expect.poll(() => page.storefront.host.assigned).toEqual([SPARQ]);
  });
});
