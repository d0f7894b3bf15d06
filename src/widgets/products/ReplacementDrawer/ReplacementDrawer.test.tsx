import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ReplacementDrawer } from './ReplacementDrawer';

const shopWith = (altProducts: string[]) => {
  const shop = fakeShop();
  Object.assign(shop.products['MUG'] ?? {}, { tile: { restrictionDetails: { type: 'DISCONTINUED', altProducts } } });
  return shop;
};

describe('ReplacementDrawer', () => {
  test('shows the requested alternatives, and adds the chosen quantity to the cart [TILE-014, TILE-021]', async () => {
    const page = renderWidget(<ReplacementDrawer />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    void requestOverlay(page.storefront, { overlay: 'REPLACEMENT', sku: 'MUG', alternatives: ['PEN'] });

    await expect.poll(page.title).toBe('Replacement item details');
    expect(page.drawer()?.dataset['overlay']).toBe('REPLACEMENT');
    await page.click('Increase quantity of Gel pen, blue');
    await page.click('Add to cart: Gel pen, blue');
    await expect.poll(() => page.storefront.cart.state().count).toBe(2);
  });

  test('reads the alternatives from the shop when none are supplied [TILE-014]', async () => {
    const page = renderWidget(<ReplacementDrawer sku="MUG" />, { shop: shopWith(['STAPLER']) });
    await page.click('See the replacement');
    await page.findByRole('article', { name: 'Stapler' });
  });

  test('shows a message when there is no replacement [TILE-014]', async () => {
    const page = renderWidget(<ReplacementDrawer sku="MUG" defaultOpen />, { shop: shopWith([]) });
    await expect.poll(page.status).toContain('There is no replacement for this item.');
  });

  test('shows an error and a retry when the products fail to load', async () => {
    const shop = shopWith(['STAPLER']);
    shop.failNext('network', { of: 'tiles' });
    const page = renderWidget(<ReplacementDrawer sku="MUG" defaultOpen />, { shop });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('article', { name: 'Stapler' });
  });
});
