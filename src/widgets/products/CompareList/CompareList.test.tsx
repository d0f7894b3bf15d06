import { within } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { compareListOf } from '../../../core/products/client/compareList';
import { CompareList } from './CompareList';

function comparing(skus: string[], shop = fakeShop(), config = {}) {
  Object.assign(shop.products['MUG'] ?? {}, {
    tile: { rating: 4.5, ratingCount: 31, badgeDetails: { productBadge: 'Best seller' } },
  });
  const page = renderWidget(<CompareList />, {
    shop,
    config,
    host: { sessionStorage: { compare: JSON.stringify(skus) } },
  });
  const row = async (name: string) =>
    within((await page.findByRole('rowheader', { name })).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  return { ...page, row };
}

describe('CompareList', () => {
  test('a rating has the decimal mark of the locale [I18N-004]', async () => {
    const page = comparing(['MUG'], fakeShop(), { locale: 'fr-CA' });
    await expect.poll(() => page.row('Rating')).toEqual(['Rated 4,5 out of 5, 31 reviews']);
  });

  test('shows price, rating and badges side by side, adds a product to the cart and removes one [CMP-002]', async () => {
    const page = comparing(['MUG', 'PEN']);
    await page.findByRole('columnheader', { name: /Enamel mug/ });
    expect(await page.row('Price')).toEqual(['$12.50', '$1.99']);
    expect(await page.row('Rating')).toEqual(['Rated 4.5 out of 5, 31 reviews', 'None']);
    expect(await page.row('Badges')).toEqual(['Best seller', 'None']);

    await page.click('Add to cart: Gel pen, blue');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);

    await page.click('Remove Enamel mug');
    await expect.poll(() => page.queryByRole('columnheader', { name: /Enamel mug/ })).toBeNull();
    expect(page.storefront.host.sessionStorage.get('compare')).toBe('["PEN"]');
  });

  test('retains the other columns and moves focus when one is removed, even if the shop does not respond [CMP-002]', async () => {
    const shop = fakeShop();
    const page = comparing(['MUG', 'PEN', 'PAPER'], shop);
    (await page.findButton('Remove Gel pen, blue')).focus();
    shop.hold('tiles');
    await page.click('Remove Gel pen, blue');
    await expect.poll(() => page.queryByText('Gel pen, blue')).toBeNull();
    expect(document.activeElement).toBe(await page.findButton(/^Remove .*paper/i));
    await page.click(/^Remove .*paper/i);
    await expect.poll(() => document.activeElement).toBe(await page.findButton('Remove Enamel mug'));
    expect(page.status()).toBe('');
    await page.click('Remove Enamel mug');
    await expect.poll(page.status).toContain('Nothing to compare yet.');
    expect(page.box.contains(document.activeElement)).toBe(true);
  });

  test('adds a column for a newly compared product, and shows an error when it fails to load [CMP-001, CMP-002]', async () => {
    const shop = fakeShop();
    const page = comparing(['MUG'], shop);
    await page.findByRole('columnheader', { name: /Enamel mug/ });
    shop.failNext('network', { of: 'tiles', times: 9 });
    compareListOf(page.storefront.host).add('PEN');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.findByRole('columnheader', { name: /^PEN Remove/ });
    await page.findByRole('columnheader', { name: /Enamel mug/ });
  });

  test('uses the comparison that other pages of the same browser tab have stored [CMP-001, CMP-002]', async () => {
    const page = comparing(['MUG']);
    const { host } = page.storefront;
    await page.findByRole('columnheader', { name: /Enamel mug/ });
    host.sessionStorage.set('compare', '["MUG","PEN"]');
    host.firePageShow(true);
    await page.findByRole('columnheader', { name: /Gel pen/ });

    host.sessionStorage.set('compare', '["MUG","PEN","INK"]');
    compareListOf(host).add('PAPER');
    expect(host.sessionStorage.get('compare')).toBe('["MUG","PEN","INK","PAPER"]');
    host.sessionStorage.set('compare', '["MUG","PEN"]');
    compareListOf(host).remove('MUG');
    expect(host.sessionStorage.get('compare')).toBe('["PEN"]');
  });

  test('shows an empty state without a request, and a message when the comparison is full [CMP-001, CMP-002]', async () => {
    const empty = comparing([]);
    await expect.poll(empty.status).toContain('Nothing to compare yet.');
    expect(empty.storefront.shop.requests).toEqual([]);

    const full = comparing(['MUG', 'PEN', 'INK', 'PAPER']);
    await full.findByText('You can compare up to 4 items.');
  });

  test('an empty comparison leads to the shop [DEC-Q554]', async () => {
    const link = await comparing([]).findByRole('link', { name: 'Continue shopping' });
    expect(link.getAttribute('href')).toBe('/');
    const page = comparing(['PEN']);
    await page.findByRole('columnheader', { name: /Gel pen/ });
    expect(page.queryByRole('link', { name: 'Continue shopping' })).toBeNull();
  });

  test('shows a column for an unknown product, which can be removed [CMP-002]', async () => {
    const page = comparing(['GONE', 'PEN']);
    await page.findByText('GONE: We could not find this product.');
    await page.click('Remove GONE');
    await expect.poll(() => page.queryByText(/GONE/)).toBeNull();
  });

  test('shows an error and a retry when the products fail to load', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'tiles' });
    const page = comparing(['PEN'], shop);
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');
    await page.findByRole('columnheader', { name: /Gel pen/ });
  });

  test('says that there is no connection while the browser is offline, and requests the products when it is online again [DEC-Q640]', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    const shop = fakeShop();
    shop.failNext('network', { of: 'tiles' });
    const page = comparing(['PEN'], shop);
    await expect.poll(page.alert).toBe('You are offline. Check your connection and try again.');

    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await page.findByRole('columnheader', { name: /Gel pen/ });
    expect(page.alert()).toBe('');
    // the customer has pressed nothing, so that the focus is not moved
    expect(document.activeElement).toBe(document.body);
  });

  test('Try again keeps its focus while the products are requested because the browser is online again [DEC-Q640]', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'tiles' });
    const page = comparing(['PEN'], shop);
    const button = await page.findButton('Try again');
    button.focus();

    shop.hold('tiles');
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => shop.held).toBe(1);
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    shop.release();
    await page.findByRole('columnheader', { name: /Gel pen/ });
    // the region that announced the request, since the button is gone
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
  });
});
