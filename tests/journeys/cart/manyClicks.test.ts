import { describe, expect, test } from 'vitest';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { visit } from '../page/visit';
import { countCartCalls } from '../page/wire';

const PRODUCTS = [PAPER, DRIVE, DESK_SET];

describe('fast clicks', { tags: 'request-bodies' }, () => {
  test('ten clicks at once on three buttons add each product once, one call at a time, with one key per add [CART-UPD-005]', async () => {
    const shop = await visit('/');
    for (const { sku } of PRODUCTS) {
      await shop.approach(sku);
    }
    const wire = await countCartCalls(shop.context);

    const settled = shop.page.evaluate(
      (skus) =>
        new Promise<number>((resolve) => {
          let started = 0;
          let ended = 0;
          document.addEventListener('quire:cart:add-started', () => {
            started += 1;
          });
          document.addEventListener('quire:cart:add-settled', () => {
            ended += 1;
            if (ended === started) resolve(ended);
          });
          const buttons = skus.map((sku) => {
            const element = document.querySelector(`[data-quire="add-to-cart-button"][data-sku="${sku}"]`);
            return element?.querySelector('button') as HTMLButtonElement;
          });
          for (let press = 0; press < 10; press += 1) buttons[press % buttons.length]?.click();
        }),
      PRODUCTS.map(({ sku }) => sku),
    );

    expect(await settled).toBe(3);
    const adds = shop.calls.of('POST');
    expect(adds.map((call) => call.body)).toEqual(PRODUCTS.map(({ sku }) => ({ items: [{ itemId: sku, qty: 1 }] })));
    expect(new Set(adds.map((call) => call.key)).size).toBe(3);
    expect(wire.mostAtOnce()).toBe(1);
    await shop.goto('/try?mcRefresh=true');
    await shop.miniCart.open();
    for (const { name } of PRODUCTS) expect(await shop.miniCart.quantity(name).inputValue()).toBe('1');
    expect(await shop.miniCart.lines.count()).toBe(3);
  });

  test('each click after the response to the previous one is another add, one call at a time', async () => {
    const shop = await visit('/');
    const wire = await countCartCalls(shop.context);

    for (let press = 0; press < 3; press += 1) {
      for (const { sku } of PRODUCTS) {
        await shop.addToCart(sku);
        await shop.closeDrawer();
      }
    }

    await expect.poll(shop.miniCart.count).toBe(9);
    expect(new Set(shop.calls.of('POST').map((call) => call.key)).size).toBe(9);
    expect(wire.mostAtOnce()).toBe(1);
  });

  test('adds queued behind a delete are sent after its response, in order', async () => {
    const shop = await visit('/');
    await shop.fillCart([DRIVE]);
    await shop.goto('/?mcRefresh=true');
    await expect.poll(shop.miniCart.count).toBe(1);
    await shop.approach(PAPER.sku);
    const wire = await countCartCalls(shop.context);

    await shop.miniCart.open();
    await shop.miniCart
      .line(DRIVE.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await shop.page.evaluate(
      ([first, second]) => {
        const { Quire } = window as unknown as { Quire: unknown[] };
        Quire.push(['addToCart', { sku: first, quantity: 1 }, { feedback: 'none' }]);
        Quire.push(['addToCart', { sku: second, quantity: 2 }, { feedback: 'none' }]);
      },
      [PAPER.sku, DESK_SET.sku],
    );

    await expect.poll(shop.miniCart.count).toBe(3);
    expect(shop.calls.all.map((call) => call.method).slice(-3)).toEqual(['DELETE', 'POST', 'POST']);
    expect(wire.mostAtOnce()).toBe(1);
    await expect.poll(() => shop.miniCart.lines.count()).toBe(2);
  });
});
