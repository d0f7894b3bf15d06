import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { CompatiblePrinters } from './CompatiblePrinters';

describe('CompatiblePrinters', () => {
  test('opens by its button, and shows compatible products that can be added to the cart [TILE-010]', async () => {
    const onOpenChange = vi.fn();
    const page = renderWidget(<CompatiblePrinters skus={['PEN', 'INK']} onOpenChange={onOpenChange} />);
    expect(page.storefront.shop.requests).toEqual([]);

    await page.click('Compatible Printers');
    await expect.poll(page.title).toBe('Compatible Printers');
    expect(page.drawer()?.textContent).toContain('This cartridge is compatible with:');
    await page.findByRole('article', { name: 'Gel pen, blue' });
    await page.click('Add to cart: Ink cartridge, black');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);

    await page.click('Close');
    await expect.poll(() => onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('opens on an overlay request, and shows a message when nothing is compatible [TILE-010]', async () => {
    const page = renderWidget(<CompatiblePrinters />);
    expect(page.queryByRole('button')).toBeNull();
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();

    void requestOverlay(page.storefront, { overlay: 'COMPATIBLE_PRINTERS', skus: ['NOTHING'] });
    await expect.poll(page.status).toContain("We couldn't find any compatible printers.");
  });

  test('shows an error and a retry when the products fail to load', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'tiles' });
    const page = renderWidget(<CompatiblePrinters skus={['PEN']} defaultOpen />, { shop });
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('article', { name: 'Gel pen, blue' });
  });
});
