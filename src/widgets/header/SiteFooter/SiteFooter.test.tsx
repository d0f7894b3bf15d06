import { expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { SiteFooter } from './SiteFooter';

test('the footer shows the menu items that this customer may see [HDR-027]', async () => {
  const guest = renderWidget(<SiteFooter />);
  await guest.findByRole('link', { name: 'Returns' });
  expect(guest.queryByText('Your lists')).toBeNull();
  await guest.findByText('A demo store for Quire.');
  const customer = renderWidget(<SiteFooter />, { config: { session: { isLoggedIn: true } } });
  await customer.findByRole('link', { name: 'Your lists' });
});

test('a footer that fails to load leaves its fallback HTML', async () => {
  const shop = fakeShop();
  shop.failNext('network', { of: 'header', times: 9 });
  const page = renderWidget(<SiteFooter />, { shop });
  await expect.poll(() => page.box.querySelector(':not([aria-busy]) > slot')).not.toBeNull();
});
