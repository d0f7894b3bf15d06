import { describe, expect, test } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { lineNames } from '../../../../tests/support/widgets/onMiniCart';
import { openCart } from '../../../../tests/support/widgets/openMiniCart';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { SavedForLater } from '../../saved/SavedForLater/SavedForLater';
import { MiniCart } from './MiniCart';
// loads the lazy parts up front: on a busy machine they take longer than a test waits
import './MiniCartPanel';

const savedNames = (page: { box: HTMLElement }) =>
  [...page.box.querySelectorAll('.quire-saved__item .quire-product-facts__name')].map((name) => name.textContent);

async function openSaved(page: Awaited<ReturnType<typeof openCart>>) {
  (await page.findByRole('tab', { name: 'Saved for later' })).click();
  await expect.poll(page.title).toBe('Saved for later');
}

describe('MiniCart saved items', () => {
  test('saved items have their own tab, and are read when it is first opened [SCR-013, SFL-001]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 }, saved: { PEN: 2 } });
    const page = await openCart(shop);
    expect(shop.requestsOf('saved-read')).toEqual([]);
    await page.findByRole('button', { name: 'Checkout' });
    shop.hold('saved-read');

    await openSaved(page);
    await expect.poll(page.status).toContain('Loading your saved items');
    shop.release();
    await expect.poll(() => savedNames(page)).toEqual(['Gel pen, blue']);
    expect(lineNames(page)).toEqual([]);
    expect(page.queryByRole('button', { name: 'Checkout' })).toBeNull();

    page.getByRole('tab', { name: 'Cart' }).click();
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
    expect(page.title()).toBe('Your cart (1)');
  });

  test('saved items are offered with an empty cart, too, and the drawer reopens on the cart tab', async () => {
    const shop = fakeShop({ saved: { PEN: 1 } });
    const page = renderWidget(<MiniCart defaultOpen />, { shop });
    (await page.findByRole('tab', { name: 'Saved for later' })).click();
    await expect.poll(() => savedNames(page)).toEqual(['Gel pen, blue']);

    await page.click('Close cart');
    await expect.poll(page.title).toBeUndefined();
    await page.click('Cart');
    await expect.poll(page.title).toBe('Your cart');
  });

  test('saving a line moves it from the cart to the saved items, without an undo [SFL-002, SFL-005]', async () => {
    const shop = fakeShop({ cart: { MUG: 3, PEN: 1 } });
    const page = await openCart(shop);
    await page.click('Save for later: Enamel mug');

    await expect.poll(() => lineNames(page)).toEqual(['Gel pen, blue']);
    await expect.poll(page.status).toContain('Enamel mug was saved for later.');
    expect(page.status()).not.toContain('was removed');
    expect(page.queryByRole('button', { name: /^Undo/ })).toBeNull();
    expect(shop.saved.items).toMatchObject([{ itemId: 'MUG', qty: 3 }]);
    await openSaved(page);
    await expect.poll(() => savedNames(page)).toEqual(['Enamel mug']);
  });

  test('a line removed after another was saved can be restored', async () => {
    const page = await openCart(fakeShop({ cart: { MUG: 1, PEN: 1 } }));
    await page.click('Save for later: Enamel mug');
    await expect.poll(() => lineNames(page)).toEqual(['Gel pen, blue']);
    await page.click('Remove Gel pen, blue');
    await page.click('Undo: Gel pen, blue');
    await expect.poll(() => lineNames(page)).toEqual(['Gel pen, blue']);
  });

  test('a line that could not be saved stays in the cart, with an alert [CART-MSG-014]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    const page = await openCart(shop);
    shop.failNext(502, { of: 'save' });

    await page.click('Save for later: Enamel mug');
    await expect.poll(page.alert).toBe('Something went wrong. Please try again.');
    expect(lineNames(page)).toEqual(['Enamel mug']);
    expect(page.isOff('Save for later: Enamel mug')).toBe(false);
    expect(shop.requestsOf('delete')).toEqual([]);
  });

  test('no line is saved while another change is pending', async () => {
    const shop = fakeShop({ cart: { MUG: 1, PEN: 1 } });
    const page = await openCart(shop);
    shop.hold('delete');
    await page.click('Remove Gel pen, blue');
    await expect.poll(() => page.isOff('Save for later: Enamel mug')).toBe(true);

    await page.click('Save for later: Enamel mug');
    shop.release();
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug']);
    expect(shop.requestsOf('save')).toEqual([]);
  });

  test('a plan and a free sample cannot be saved for later', async () => {
    const shop = fakeShop({ cart: { CHAIR: 1, 'CHAIR-PLAN': 1, SAMPLE: 1 } });
    const parent = { parentRelationCartItemId: 'line-1', parentRelationType: 'WARRANTY' as const };
    Object.assign(shop.products['CHAIR-PLAN'] ?? {}, { line: parent });
    const page = await openCart(shop);
    expect(page.getAllByRole('button', { name: /^Save for later/ }).map((it) => it.getAttribute('aria-label'))).toEqual(
      ['Save for later: Office chair'],
    );
  });

  test('a saved item can be moved to the cart, and the cart count includes it [SFL-003]', async () => {
    const shop = fakeShop({ cart: { MUG: 1 }, saved: { PEN: 2 } });
    const page = await openCart(shop);
    await openSaved(page);
    await page.click('Move to cart: Gel pen, blue');

    await expect.poll(() => savedNames(page)).toEqual([]);
    await expect.poll(page.status).toContain('Gel pen, blue was moved to your cart.');
    expect(page.title()).toBe('Saved for later');
    page.getByRole('tab', { name: 'Cart' }).click();
    await expect.poll(() => lineNames(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    expect(page.title()).toBe('Your cart (3)');
  });

  test('MiniCart and SavedForLater on a page share one list and one read', async () => {
    const shop = fakeShop({ cart: { MUG: 1 }, saved: { PEN: 1 } });
    const config = { miniCart: { deleteAnimationMs: 0 } };
    const page = renderWidget(
      <>
        <MiniCart defaultOpen />
        <SavedForLater />
      </>,
      { shop, config },
    );
    await expect.poll(() => savedNames(page)).toEqual(['Gel pen, blue']);
    await page.click('Save for later: Enamel mug');
    await expect.poll(() => savedNames(page)).toEqual(['Enamel mug', 'Gel pen, blue']);
    expect(shop.requestsOf('saved-read')).toHaveLength(1);
  });

  test('saved items are absent if showSfl is false, and for a business guest', async () => {
    const page = renderWidget(<MiniCart defaultOpen showSfl={false} />, { shop: fakeShop({ cart: { MUG: 1 } }) });
    await page.findByRole('button', { name: 'Remove Enamel mug' });
    expect(page.queryByRole('tab')).toBeNull();
    expect(page.queryByRole('button', { name: /^Save for later/ })).toBeNull();

    const guest = renderWidget(<MiniCart defaultOpen />, { config: BUSINESS_CONTEXT });
    await guest.findByRole('link', { name: 'Sign in' });
    expect(guest.queryByRole('tab')).toBeNull();
  });
});
