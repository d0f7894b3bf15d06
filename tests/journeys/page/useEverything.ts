import { expect } from 'vitest';
import { PAPER } from './products';
import type { Visit } from './visit';

/** Adds a product from its button, opens the mini cart, raises the quantity and removes the line. */
export async function useEverything(shop: Visit): Promise<void> {
  await shop.addToCart(PAPER.sku);
  await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
  await shop.closeDrawer();
  await shop.miniCart.open();
  await shop.miniCart
    .line(PAPER.name)
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect.poll(shop.miniCart.count).toBe(2);
  await shop.miniCart
    .line(PAPER.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await shop.miniCart.panel.getByText('Your cart is empty.').waitFor();
}
