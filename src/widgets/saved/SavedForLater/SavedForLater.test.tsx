import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderOn, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import {
  aStorefront,
  BUSINESS_CONTEXT,
  type TestStorefrontOptions,
} from '../../../../tests/support/widgets/storefront';
import { frCA } from '../../../languages/fr-CA/index';
import { SavedForLater, type SavedForLaterProps } from './SavedForLater';

function onSaved(
  saved: Record<string, number>,
  dependencies: TestStorefrontOptions = {},
  props: SavedForLaterProps = {},
) {
  const shop = dependencies.shop ?? fakeShop({ saved });
  const config = { cart: { retryDelaysMs: [] }, ...dependencies.config };
  const page = renderWidget(<SavedForLater {...props} />, { ...dependencies, shop, config });
  const names = () =>
    [...page.box.querySelectorAll('.quire-saved__item .quire-product-facts__name')].map((name) => name.textContent);
  const text = () => page.box.textContent ?? '';
  return { ...page, shop, names, text };
}

describe('SavedForLater', () => {
  test('shows saved items with their details, newest first [SFL-001, SFL-011]', async () => {
    const shop = fakeShop({ saved: { PAPER: 2 } });
    shop.saved.put('CHAIR', 1, {
      model: 'C-1',
      itemUrl: '/product_CHAIR',
      reviewCount: 12,
      reviewRating: '4.5',
      deliveryDate: '2026-11-24',
      priceInfo: { uom: 'Each', finalPricePerUnit: '189.99', finalPrice: '189.99', basePrice: '219.99' },
      relatedItems: [{ itemId: 'CHAIR-PLAN', qty: 1, relationType: 'WARRANTY', name: 'Chair protection plan' }],
    });
    const page = onSaved({}, { shop });

    await expect.poll(page.names).toEqual(['Office chair', 'Copy paper, 500 sheets']);
    expect(page.getByRole('heading', { name: 'Saved for later (2)' })).toBeTruthy();
    const [chair, paper] = page.getAllByRole('listitem').map((row) => row.textContent);
    for (const fact of [
      '$189.99 Was $219.99',
      ' each',
      'Qty 1 · Model C-1',
      'Rated 4.5 out of 5, 12 reviews',
      'With Chair protection plan',
      'Arrives Tue, Nov 24',
    ]) {
      expect(chair).toContain(fact);
    }
    expect(paper).toContain('$6.25 Was $7.99');
    expect(paper).toContain('Qty 2');
    expect(paper).not.toContain('Rated');
    expect(page.getByRole('link', { name: 'Office chair' }).getAttribute('href')).toBe('/product_CHAIR');
  });

  test('a rating has the decimal mark of the locale [I18N-004]', async () => {
    const shop = fakeShop();
    shop.saved.put('CHAIR', 1, { reviewCount: 12, reviewRating: '4.5' });
    const page = onSaved({}, { shop, config: { locale: 'fr-CA' } });
    await expect.poll(page.text).toContain('★ 4,5 (12)Rated 4,5 out of 5, 12 reviews');
  });

  test('formats the delivery date in the language of the page', async () => {
    const shop = fakeShop();
    shop.saved.put('CHAIR', 1, { deliveryDate: '2026-11-24' });
    const config = { locale: 'fr-CA', i18n: { catalogues: { fr: frCA } } };
    const page = onSaved({}, { shop, config });

    await expect.poll(page.text).toMatch(/Arrive le mar\. 24 nov\./);
  });

  test('shows a loading status, then an empty state', async () => {
    const shop = fakeShop();
    shop.hold('saved-read');
    const page = onSaved({}, { shop });

    await expect.poll(page.status).toContain('Loading your saved items');
    expect(page.box.querySelector('[aria-busy]')).not.toBeNull();
    shop.release();
    await expect.poll(page.text).toContain('You have no saved items.');
    expect(page.box.querySelector('[aria-busy]')).toBeNull();
    expect(page.getByRole('heading', { name: 'Saved for later' })).toBeTruthy();
  });

  test('shows an error and a retry when the saved items fail to load [CART-MSG-014]', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    shop.failNext(502, { of: 'saved-read' });
    const page = onSaved({}, { shop });

    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(page.names).toEqual(['Enamel mug']);
    expect(page.alert()).toBe('');
  });

  test('an answer with an error and no items is a failure with a retry, not an empty list [DEC-Q594]', async () => {
    const shop = fakeShop({ saved: { MUG: 1 } });
    shop.answerNext(200, { sflItems: [], messages: [{ code: 'SFL_UNAVAILABLE', type: 'ERROR' }] }, 'saved-read');
    const page = onSaved({}, { shop });
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    await page.click('Try again');
    await expect.poll(page.names).toEqual(['Enamel mug']);
  });

  test('prompts a business guest to sign in, and does not read saved items', async () => {
    const page = onSaved({ MUG: 1 }, { config: BUSINESS_CONTEXT });
    await expect.poll(page.text).toContain('Sign in to see your saved items.');
    expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/office/supplies/login');
    expect(page.shop.requestsOf('saved-read')).toEqual([]);
  });

  test('moves an item to the cart, shows the progress, and announces the result [SFL-003]', async () => {
    const page = onSaved({ MUG: 2, PEN: 1 });
    await page.findButton('Move to cart: Enamel mug');
    page.shop.hold('add');

    await page.click('Move to cart: Enamel mug');
    await expect.poll(page.status).toBe('Moving to your cart');
    expect(page.getByRole('button', { name: 'Move to cart: Enamel mug' }).getAttribute('aria-busy')).toBe('true');
    expect(page.isOff('Move to cart: Gel pen, blue')).toBe(true);
    page.shop.release();

    await expect.poll(page.names).toEqual(['Gel pen, blue']);
    await expect.poll(page.status).toBe('Enamel mug was moved to your cart.');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
    expect(page.isOff('Move to cart: Gel pen, blue')).toBe(false);
  });

  test('an item that the shop refuses stays saved, and the reason is shown [SFL-003]', async () => {
    const page = onSaved({ MUG: 1 });
    await page.findButton('Move to cart: Enamel mug');
    page.shop.refuseNext('RESTRICTED_ITEM', { of: 'add', level: 'line' });

    await page.click('Move to cart: Enamel mug');
    await expect
      .poll(page.alert)
      .toBe(
        "Enamel mug couldn't be moved and is still saved for later. This item cannot be sold or shipped to your location.",
      );
    expect(page.names()).toEqual(['Enamel mug']);
  });

  test('reports how many were moved when stock is short', async () => {
    const page = onSaved({ INK: 5 });
    await page.click('Move to cart: Ink cartridge, black');
    await expect
      .poll(page.status)
      .toBe("Ink cartridge, black was moved to your cart. We don't have that many in stock. 3 added to your cart.");
  });

  test('an out-of-stock item cannot be moved, and its button refers to the reason', async () => {
    const page = onSaved({ LAMP: 1 });
    const move = await page.findButton('Move to cart: Desk lamp');
    expect(page.isOff('Move to cart: Desk lamp')).toBe(true);
    const reason = page.box.querySelector(`[id="${move.getAttribute('aria-describedby')}"]`);
    expect(reason?.textContent).toBe('Out of stock');

    await page.click('Move to cart: Desk lamp');
    expect(page.shop.requestsOf('add')).toEqual([]);
  });

  test('the accessible name of every button contains its visible text', async () => {
    const page = onSaved({ PEN: 1, MUG: 1 });
    await page.click('Remove Enamel mug from your saved items');
    await page.findButton('Undo: save Enamel mug again');
    for (const button of page.getAllByRole('button')) {
      expect(button.getAttribute('aria-label') ?? button.textContent).toContain(button.textContent);
    }
  });

  test('moves all items except out-of-stock ones with one request [SFL-004]', async () => {
    const page = onSaved({ LAMP: 1, PEN: 1, MUG: 1 });
    await page.click('Move all to cart');

    await expect.poll(page.names).toEqual(['Desk lamp']);
    await expect.poll(page.status).toBe('2 items were moved to your cart.');
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(page.queryByRole('button', { name: 'Move all to cart' })).toBeNull();
  });

  test('reports which item could not be moved when all are moved', async () => {
    const shop = fakeShop({ saved: { STAPLER: 2, PEN: 1, MUG: 1 }, cart: { STAPLER: 5 } });
    const page = onSaved({}, { shop });
    await page.click('Move all to cart');
    await expect
      .poll(page.alert)
      .toContain("2 items were moved to your cart. Stapler couldn't be moved and is still saved for later.");
  });

  test('shows no "Move all to cart" when showMoveAll is false', async () => {
    const page = onSaved({ PEN: 1, MUG: 1 }, {}, { showMoveAll: false });
    await page.findButton('Move to cart: Enamel mug');
    expect(page.queryByRole('button', { name: 'Move all to cart' })).toBeNull();
  });

  test('reports a moved item that is still saved, and the next click removes it without another add', async () => {
    const page = onSaved({ MUG: 1 });
    await page.findButton('Move to cart: Enamel mug');
    page.shop.failNext('network', { of: 'saved-delete' });

    await page.click('Move to cart: Enamel mug');
    await expect.poll(page.alert).toBe("Enamel mug is in your cart, but we couldn't remove it from your saved items.");
    await expect.poll(() => page.getByRole('listitem').textContent).toContain('In your cart');
    await page.click('Move to cart: Enamel mug');
    await expect.poll(page.names).toEqual([]);
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('removes an item, announces it, and restores it on Undo [SFL-006, SFL-007]', async () => {
    const page = onSaved({ PEN: 1, MUG: 3 });
    await page.click('Remove Enamel mug from your saved items');

    await expect.poll(page.names).toEqual(['Gel pen, blue']);
    await expect.poll(page.status).toBe('Enamel mug was removed from your saved items.');
    expect(page.shop.saved.items).toHaveLength(1);
    await page.click('Undo: save Enamel mug again');
    await expect.poll(page.names).toEqual(['Enamel mug', 'Gel pen, blue']);
    await expect.poll(page.status).toBe('Enamel mug is back in your saved items.');
    expect(page.shop.saved.items[0]).toMatchObject({ itemId: 'MUG', qty: 3 });
    expect(page.queryByRole('button', { name: 'Undo: save Enamel mug again' })).toBeNull();
  });

  test('restores the item and shows an error when the removal fails [CART-MSG-014]', async () => {
    const page = onSaved({ MUG: 1 });
    await page.findButton('Move to cart: Enamel mug');
    page.shop.failNext(500, { of: 'saved-delete' });

    await page.click('Remove Enamel mug from your saved items');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(page.names()).toEqual(['Enamel mug']);
  });

  test('reports that the shop moved saved items, until the customer closes the message [CART-STORE-007, CART-CODE-026]', async () => {
    const page = onSaved({ MUG: 1 });
    await page.findButton('Move to cart: Enamel mug');
    page.shop.saved.put('PEN');
    page.shop.cart.messages = [{ code: 'SFL_MOVED', type: 'INFO' }];
    page.shop.cart.put('INK', 1);
    await page.storefront.cart.read({ isRefresh: true });

    await expect.poll(page.status).toBe('Your saved items were moved.');
    await expect.poll(page.names).toEqual(['Gel pen, blue', 'Enamel mug']);
    await page.click('Close');
    await expect.poll(page.status).toBe('');
  });

  test('two widgets on a page share their items, and changes from another tab appear [STOR-002]', async () => {
    const page = onSaved({ PEN: 1, MUG: 1 });
    await page.findButton('Move to cart: Enamel mug');
    const second = renderOn(page.storefront, <SavedForLater layout="panel" />);
    const tab = renderOn(aStorefront({ shop: page.shop, host: page.storefront.host.openTab() }), <SavedForLater />);

    await tab.click('Remove Gel pen, blue from your saved items');
    await expect.poll(page.names).toEqual(['Enamel mug']);
    await page.click('Remove Enamel mug from your saved items');
    await expect.poll(() => second.box.textContent).toContain('You have no saved items.');
    expect(second.queryByRole('heading')).toBeNull();
    expect(page.shop.requestsOf('saved-read')).toHaveLength(1);
  });

  test('focus stays in the list when its item is removed', async () => {
    const page = onSaved({ PEN: 1, MUG: 1 });
    (await page.findButton('Remove Enamel mug from your saved items')).focus();
    await page.click('Remove Enamel mug from your saved items');
    await expect.poll(page.names).toEqual(['Gel pen, blue']);
    await expect.poll(() => document.activeElement?.className).toBe('quire-saved-for-later__inside');
  });

  test('does not render item or image URLs that run a script', async () => {
    const shop = fakeShop();
    shop.saved.put('MUG', 1, { itemUrl: 'java\tscript:alert(1)', imageUrl: 'javascript:alert(1)' });
    const page = onSaved({}, { shop });
    await expect.poll(page.names).toEqual(['Enamel mug']);
    expect(page.box.innerHTML).not.toContain('script:');
  });

  test.each<[string, object]>([
    ['an invalid date', { deliveryDate: '2026-99-99' }],
    ['a name of 5000 characters', { name: 'x'.repeat(5000), model: '__proto__' }],
    ['the largest possible amount', { priceInfo: { finalPricePerUnit: '45035996273704.95', basePrice: '-1' } }],
    ['an out-of-range rating', { reviewCount: 1e15, reviewRating: 99 }],
    ['related items that are not a list', { relatedItems: { itemId: 'PLAN' } }],
    ['null for every detail', { name: null, model: null, itemUrl: null, imageUrl: null, priceInfo: null }],
  ])('renders an item with %s, and its actions', async (_, details) => {
    const shop = fakeShop();
    shop.saved.put('MUG', 1, details);
    const page = onSaved({}, { shop });
    await page.findByRole('button', { name: /^Move to cart: / });
    expect(page.text()).not.toMatch(/undefined|NaN|Invalid|Rated/);
  });

  test('uses texts from the page configuration', async () => {
    const config = { messages: { 'saved-for-later': { title: 'For later', empty: 'Nothing yet' } } };
    const page = onSaved({}, { config });
    await expect.poll(page.text).toContain('Nothing yet');
    expect(page.getByRole('heading', { name: 'For later' })).toBeTruthy();
  });
});
