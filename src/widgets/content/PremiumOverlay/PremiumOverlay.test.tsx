import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { PremiumOverlay } from './PremiumOverlay';

describe('PremiumOverlay', () => {
  test('a request opens it, adds the membership to the cart and resolves as done [OVR-001, HDR-034]', async () => {
    const onSuccess = vi.fn((): void => undefined);
    const page = renderWidget(<PremiumOverlay sku="MUG" price="$49" onSuccess={onSuccess} />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    const outcome = requestOverlay(page.storefront, { overlay: 'PREMIUM' });
    await page.findByText('$49 a year');
    await page.click('Add membership to cart');
    await expect.poll(page.status).toBe('The membership is in your cart.');
    expect(page.storefront.shop.requestsOf('add')).toHaveLength(1);
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1);
    await page.click('Close');
    expect(await outcome).toBe('done');
  });

  test('opened by its own button, it adds the membership, reports it and closes [OVR-001]', async () => {
    const calls = { onOpenChange: vi.fn(), onSuccess: vi.fn() };
    const page = renderWidget(<PremiumOverlay sku="MUG" label="Go premium" {...calls} />);
    await page.click('Go premium');
    await page.click('Add membership to cart');
    await expect.poll(page.status).toBe('The membership is in your cart.');
    expect(page.queryByRole('button', { name: 'Add membership to cart' })).toBeNull();
    await expect.poll(() => calls.onSuccess.mock.calls).toHaveLength(1);

    await page.click('Close');
    await expect.poll(page.drawer).toBeUndefined();
    await expect.poll(() => calls.onOpenChange.mock.calls).toEqual([[true], [false]]);
  });

  test('a refused add shows an error and can be retried [OVR-001]', async () => {
    const shop = fakeShop();
    shop.refuseNext('INVALID_ITEMS', { of: 'add' });
    const page = renderWidget(<PremiumOverlay sku="MUG" label="Go premium" />, { shop });
    await page.click('Go premium');
    await page.click('Add membership to cart');
    await expect.poll(page.alert).toBe('Failure while adding item to cart. Please try again');
    await page.click('Add membership to cart');
    await expect.poll(page.status).toBe('The membership is in your cart.');
  });

  test('shows a member that they have the membership, and does not offer it [OVR-001]', async () => {
    const session = { membershipDetail: { membershipProgram: 'PREMIUM' as const } };
    const page = renderWidget(<PremiumOverlay sku="MUG" label="Go premium" />, { config: { session } });
    await page.click('Go premium');
    await page.findByText("You're already a Premium member.");
    expect(page.queryByText('Add membership to cart')).toBeNull();
  });
});
