import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { MembershipDrawer } from './MembershipDrawer';

const aShop = () => fakeShop({ products: { MEMBER: { name: 'Premium membership, one year', price: '99.00' } } });

const BENEFITS = ['Free shipping', '5% back'];

describe('MembershipDrawer', () => {
  test('shows the benefits of a membership, and adds it to the cart [TILE-016]', async () => {
    const page = renderWidget(<MembershipDrawer sku="MEMBER" benefits={BENEFITS} />, { shop: aShop() });
    await page.click('See membership');
    await expect.poll(page.title).toBe('Membership');
    expect(page.drawer()?.dataset['overlay']).toBe('MEMBERSHIP');
    await page.findByText('Premium membership, one year');
    for (const benefit of BENEFITS) await page.findByText(benefit);

    await page.click('Add membership to cart');
    expect((await page.findByRole('link', { name: 'View cart' })).getAttribute('href')).toBe('/cc/mmx/cart');
    expect(page.storefront.cart.state().count).toBe(1);
  });

  test('reports that the customer already has a membership, and adds nothing [TILE-016]', async () => {
    const shop = aShop();
    shop.refuseNext('ALREADY_PURCHASED', { of: 'add', level: 'line' });
    const page = renderWidget(<MembershipDrawer sku="MEMBER" defaultOpen />, { shop });
    await page.click('Add membership to cart');
    await expect.poll(() => `${page.alert()} ${page.status()}`).toMatch(/already/i);
    expect(page.storefront.cart.state().count).toBe(0);
  });

  test('shows a message when no membership is available [TILE-016]', async () => {
    const page = renderWidget(<MembershipDrawer />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    void requestOverlay(page.storefront, { overlay: 'MEMBERSHIP' });
    await expect.poll(page.status).toContain('There are no memberships available right now.');
  });
});
