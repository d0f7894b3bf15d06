import { expect, test } from 'vitest';
import { onCartPage, rowOf, rowsOf, wordsOf } from '../../../tests/support/onCartPage';

/** A cart of so many lines, and how often one of them was drawn since. */
async function cartOf(count: number) {
  const skus = Array.from({ length: count }, (_, index) => `SKU-${index + 1}`);
  const page = onCartPage({
    shop: (shop) => {
      for (const sku of skus) {
        shop.products[sku] = { name: sku, price: '12.50' };
        shop.cart.put(sku, 1);
      }
    },
  });
  await expect.poll(() => rowsOf(page)).toHaveLength(count);
  let drawn = 0;
  // every drawing of a line asks for the name of its button
  Object.assign(page.storefront.settings.messages, {
    'cart-page': Object.defineProperty({}, 'removeNamed', {
      get() {
        drawn += 1;
        return undefined;
      },
    }),
  });
  return { page, drawn: () => drawn };
}

/** How often lines are drawn for another quantity of the first of so many, whose buttons are off meanwhile. */
async function drawnForOneMore(count: number): Promise<number> {
  const { page, drawn } = await cartOf(count);
  // by role and name, each look at so many lines would take its time
  const button = (sku: string, name: string) => rowOf(page, sku).querySelector<HTMLElement>(`[aria-label^="${name}"]`);
  const isOff = () => button(`SKU-${count}`, 'Remove')?.getAttribute('aria-disabled') === 'true';
  page.shop.hold('update');
  button('SKU-1', 'Increase')?.click();
  await expect.poll(isOff).toBe(true);
  page.shop.release();
  await expect.poll(() => rowOf(page, 'SKU-1').textContent).toContain('$25.00');
  await expect.poll(isOff).toBe(false);
  expect(wordsOf(page)).toContain(`(${count + 1}`);
  page.unmount();
  return drawn();
}

test('another quantity of one line of many draws none of the others again', async () => {
  const drawnAlone = await drawnForOneMore(1);
  expect(drawnAlone).toBeGreaterThan(0);
  expect(await drawnForOneMore(12)).toBe(drawnAlone);
});
