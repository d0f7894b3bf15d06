import { describe, expect, test } from 'vitest';
import { chooseDemoAccount, signInAs, signOut } from '../page/account';
import { JONATHAN } from '../page/business';
import { breakShop } from '../page/faults';
import { DESK_SET, DRIVE, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

describe('sign-in and sign-out', () => {
  test('a 401 on a business page opens sign-in with the return path in TARGET, and a 401 there does not navigate [HTTP-008]', async () => {
    const shop = await visit('/try', { complaints: [/status of 401/] });
    await signInAs(shop, JONATHAN);
    await shop.goto(productPath(PAPER.sku));
    await breakShop({ path: '/cc/api/checkout/default/item', status: 401 });

    await shop.addToCart(PAPER.sku);
    await shop.page.waitForURL('**/office/supplies/login?**');

    const address = new URL(shop.page.url());
    expect(address.pathname).toBe('/office/supplies/login');
    expect(address.searchParams.get('TARGET')).toBe(productPath(PAPER.sku));
    expect(address.searchParams.get('redirected')).toBe('1');

    const repair = await breakShop({ path: '/cc/api/checkout', status: 401, times: 50 });
    await shop.page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('quire:cart:read-failed', () => setTimeout(resolve, 300));
          (window as unknown as { Quire: unknown[] }).Quire.push(['refreshCart']);
        }),
    );
    expect(shop.page.url()).toBe(address.href);
    await repair();
    await chooseDemoAccount(shop, JONATHAN);
    await shop.page.waitForURL((url) => url.pathname === productPath(PAPER.sku));
  });

  test('a 401 on a consumer page opens sign-in with the return path in jumpUrl [HTTP-008]', async () => {
    const shop = await visit(productPath(PAPER.sku), { complaints: [/status of 401/] });
    await breakShop({ path: '/cc/api/checkout/default/item', status: 401 });

    await shop.addToCart(PAPER.sku);

    await shop.page.waitForURL('**/office/supplies/login?**');
    const { searchParams } = new URL(shop.page.url());
    expect(searchParams.get('jumpUrl')).toBe(productPath(PAPER.sku));
    expect(searchParams.get('redirected')).toBe('1');
  });

  test('a business page reads no cart before sign-in, and its mini cart prompts to sign in [CART-FETCH-010]', async () => {
    const shop = await visit('/sba', { complaints: [/read only after sign-in/] });

    await shop.miniCart.open();

    await shop.miniCart.panel.getByText('Sign in to see your cart.').waitFor();
    expect(shop.calls.all).toEqual([]);
  });

  test('signing in merges the guest cart into the cart of the account without losing a line', async () => {
    const account = 'matt@quire.example';
    const before = await visit('/');
    await signInAs(before, account);
    await before.fillCart([DESK_SET]);

    const shop = await visit(productPath(PAPER.sku));
    await shop.addToCart(PAPER.sku);
    await expect.poll(shop.miniCart.count).toBe(1);
    await shop.fillCart([{ sku: DRIVE.sku, quantity: 2 }]);
    await signInAs(shop, account);
    await shop.miniCart.open();

    await expect.poll(() => shop.miniCart.lines.count()).toBeGreaterThanOrEqual(3);
    for (const { name } of [PAPER, DRIVE, DESK_SET]) expect(await shop.miniCart.line(name).count()).toBe(1);
    expect(await shop.miniCart.quantity(DRIVE.name).inputValue()).toBe('2');
  });

  test('signing out resets the count and deletes the stored cart', async () => {
    const shop = await visit('/');
    await signInAs(shop, 'william@quire.example');
    await shop.fillCart([PAPER]);
    await shop.goto('/?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBeGreaterThan(0);

    await signOut(shop);

    await expect.poll(shop.miniCart.count).toBe(0);
    await expect.poll(() => shop.page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
});
