import { describe, expect, test } from 'vitest';
import { breakShop } from '../page/faults';
import { DRIVE, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';
import { holdAnswer, loseAnswer } from '../page/wire';

const FAILED = 'Failure while adding item to cart. Please try again';

describe('a failing shop', () => {
  test('while the server is down an add displays an error, and once it is back the next add works', async () => {
    const shop = await visit(productPath(PAPER.sku), { complaints: [/Failed to load resource/] });
    const repair = await breakShop({ path: '/cc/api', drop: true, times: 1000 });

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByText(FAILED).waitFor();
    await shop.closeDrawer();
    await repair();
    await shop.addToCart(PAPER.sku);

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('a failed cart read displays an error in the mini cart, with a button that reads it again [CART-STORE-011]', async () => {
    const shop = await visit('/try', { complaints: [/Failed to load resource/] });
    await shop.fillCart([PAPER]);
    const repair = await breakShop({ path: '/cc/api/checkout', drop: true, times: 1000 });
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    await shop.miniCart.panel.getByText('Something went wrong. Please try again.').waitFor();

    await repair();
    await shop.miniCart.panel.getByRole('button', { name: 'Try again' }).click();

    await shop.miniCart.line(PAPER.name).waitFor();
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('an add whose response is lost is retried with the same key, and the product is in the cart once', {
    tags: 'request-bodies',
  }, async () => {
    const shop = await visit(productPath(PAPER.sku), { complaints: [/Failed to load resource/] });
    await loseAnswer(shop.context, 'POST');

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();

    const keys = shop.calls.of('POST').map((call) => call.key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).toBe(keys[0]);
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    expect(await shop.miniCart.quantity(PAPER.name).inputValue()).toBe('1');
  });

  test('an add whose connection breaks after the shop has acted is in the cart once, even if the browser retries it', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.approach(PAPER.sku);
    await breakShop({ path: '/default/item', method: 'POST', loseAnswer: true });

    await shop.addToCart(PAPER.sku);

    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    expect(await shop.miniCart.quantity(PAPER.name).inputValue()).toBe('1');
  });

  test('a second click after every response was lost has the same key, and the product is in the cart once', {
    tags: 'request-bodies',
  }, async () => {
    const shop = await visit(productPath(PAPER.sku), { complaints: [/Failed to load resource/] });
    for (let answer = 0; answer < 3; answer += 1) await loseAnswer(shop.context, 'POST');
    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByText(FAILED).waitFor();
    await shop.closeDrawer();

    await shop.addToCart(PAPER.sku);
    await shop.drawer.getByRole('heading', { name: 'Added to cart' }).waitFor();

    expect(new Set(shop.calls.of('POST').map((call) => call.key)).size).toBe(1);
    await shop.goto('/try?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('a late response to a read never displays a cart older than the add that followed it', async () => {
    const shop = await visit('/try');
    await shop.fillCart([DRIVE]);
    const read = await holdAnswer(shop.context, 'GET');
    await shop.goto(`${productPath(PAPER.sku)}?mcRefresh=true`);
    await read.arrived;
    const counts = shop.page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          document.addEventListener('quire:cart:changed', (event) => {
            seen.push((event as CustomEvent).detail.cart.itemCount);
            if (seen.includes(2)) setTimeout(() => resolve(seen), 500);
          });
        }),
    );

    await shop.addToCart(PAPER.sku);
    read.release();

    expect(await counts).toEqual([1, 2]);
    expect(await shop.miniCart.count()).toBe(2);
  });

  test('a response that is not a cart displays an error, and leaves the count unchanged', async () => {
    const shop = await visit(productPath(PAPER.sku));
    await shop.context.route('**/cc/api/checkout/default/item**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<html>We are being renovated</html>' }),
    );

    await shop.addToCart(PAPER.sku);

    await shop.drawer.getByText(FAILED).waitFor();
    expect(await shop.miniCart.count()).toBe(0);
  });
});
