import { fireEvent, within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { type FakeShop, fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget, runEffectsOnce } from '../../../../tests/support/widgets/renderWidget';
import { LandingPage } from './LandingPage';

const HREF = 'https://shop.example/webapp/landing/deals';

function onLanding(query = '', shop: FakeShop = fakeShop(), widget: ReactNode = <LandingPage />) {
  const page = renderWidget(widget, { shop, host: { href: HREF + query } });
  return {
    ...page,
    names: () => page.queryAllByRole('article').map((tile) => tile.getAttribute('aria-label')),
    check: async (name: string) => fireEvent.click(await page.findByRole('checkbox', { name })),
    isChecked: (name: string) => page.getByRole<HTMLInputElement>('checkbox', { name }).checked,
    address: () => page.storefront.host.location.href.slice(HREF.length),
    requestedFilters: () => shop.requestsOf('landing').map(({ body }) => (body as { filters: object }).filters),
  };
}

const NONE = { brands: [], categories: [], bopis: false };

describe('LandingPage', () => {
  test('shows its components and the number of products, and adds a product to the cart [CONT-004]', async () => {
    const page = onLanding();
    await page.findByRole('heading', { name: 'Deals of the week' });
    await page.findByRole('link', { name: 'Chairs of Acme at half the price' });
    const list = await page.findByRole('region', { name: 'Most ordered' });
    expect(within(list).getAllByRole('article')).toHaveLength(3);
    expect(page.status()).toContain('3 products');

    await page.click('Add to cart: Enamel mug');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);
  });

  test('reads its filters from the URL, and writes choices back to it without a navigation [CONT-003, CONT-004]', async () => {
    const page = onLanding('?tab=2&brand=Acme');
    await expect.poll(page.names).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.isChecked('Acme (1)')).toBe(true);
    await page.findByText('Filters (1)');

    await page.check('Kitchen (1)');
    await expect.poll(page.names).toEqual(['Enamel mug']);
    expect(page.status()).toContain('1 product');
    expect(page.address()).toBe('?tab=2&brand=Acme&supercategory=Kitchen');

    fireEvent.change(page.getByRole('combobox', { name: 'Promotion' }), { target: { value: 'SALE' } });
    await page.check('Available for pickup');
    await expect.poll(page.address).toBe('?tab=2&brand=Acme&supercategory=Kitchen&promo=SALE&bopis=true');
    await expect
      .poll(() => page.requestedFilters().at(-1))
      .toEqual({ brands: ['Acme'], categories: ['Kitchen'], bopis: true, promo: 'SALE' });

    await page.click('Clear filters');
    await expect.poll(() => page.names().length).toBe(3);
    expect(page.address()).toBe('?tab=2');
    expect(page.storefront.host.assigned).toEqual([]);
  });

  test('restores the filters of the URL on popstate [CONT-003]', async () => {
    const page = onLanding('?brand=Zed');
    await expect.poll(page.names).toEqual(['Gel pen, blue']);
    page.storefront.host.location.replaceHref(`${HREF}?brand=Acme`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(page.names).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.isChecked('Acme (1)')).toBe(true);
  });

  test('filters set by the page override the URL and are not offered [CONT-003, CONT-004]', async () => {
    runEffectsOnce();
    const page = onLanding('?brand=Zed', fakeShop(), <LandingPage filters={{ brands: ['Acme'] }} />);
    await expect.poll(page.names).toEqual(['Enamel mug', 'Copy paper, 500 sheets']);
    expect(page.requestedFilters()).toEqual([{ ...NONE, brands: ['Acme'] }]);
    expect(page.queryByRole('checkbox', { name: 'Acme (1)' })).toBeNull();
    await page.findByText('Filters');
    expect(page.isOff('Clear filters')).toBe(true);
  });

  test('shows the previous products as busy while filtered ones load [CONT-004]', async () => {
    const shop = fakeShop();
    const page = onLanding('', shop);
    await expect.poll(() => page.names().length).toBe(3);
    shop.hold('landing');
    await page.check('Zed (1)');
    await expect.poll(() => page.box.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(page.names()).toHaveLength(3);
    expect(page.isChecked('Zed (1)')).toBe(true);
    shop.release();
    await expect.poll(page.names).toEqual(['Gel pen, blue']);
    expect(page.box.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('shows that no products match, and lets the customer clear a filter that is no longer offered [CONT-003]', async () => {
    const page = onLanding('?brand=Gone');
    await expect.poll(page.status).toContain('No products match these filters.');
    await page.check('Gone');
    await expect.poll(() => page.names().length).toBe(3);
    expect(page.queryByRole('checkbox', { name: 'Gone' })).toBeNull();
  });

  test('a failed load shows an error, and the filters stay usable for another load [CONT-004]', async () => {
    const shop = fakeShop();
    const page = onLanding('', shop);
    await expect.poll(() => page.names().length).toBe(3);
    shop.answerNext(400, {}, 'landing');
    await page.check('Zed (1)');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    expect(page.names()).toEqual([]);
    await page.check('Zed (1)');
    await expect.poll(() => page.names().length).toBe(3);
    expect(page.alert()).toBe('');
  });

  test('the fallback HTML is shown while the page loads, and stays when it cannot load [CONT-004]', async () => {
    runEffectsOnce();
    const shop = fakeShop();
    shop.answerNext(400, {}, 'landing');
    const page = onLanding(
      '',
      shop,
      <LandingPage>
        <p>Of the server</p>
      </LandingPage>,
    );
    await page.findByText('Of the server');
    await expect.poll(() => shop.requestsOf('landing')).toHaveLength(1);
    await expect.poll(() => page.queryByRole('article')).toBeNull();
    await page.findByText('Of the server');
  });
});
