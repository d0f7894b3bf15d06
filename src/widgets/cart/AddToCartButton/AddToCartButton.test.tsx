import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/fakeShop';
import { onAddButton } from '../../../../tests/support/onAddButton';
import { EffectsTwice, renderWidget } from '../../../../tests/support/renderWidget';
import type { AddFeedback } from '../../../core/cart/rules/adding/addFeedback';
import { AddToCartButton } from './AddToCartButton';

const FAILED = 'Failure while adding item to cart. Please try again';

describe('AddToCartButton', () => {
  test('a press puts the product in the cart, with a spinner meanwhile and a tick for a short while after it [CART-ADD-005]', async () => {
    const page = onAddButton({ qty: 2 });
    page.shop.hold('add');

    await page.click('Add to cart');
    const button = await page.findButton('Adding to cart');
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(page.box.querySelector('.quire-spinner')).not.toBeNull();

    page.shop.release('add');
    await expect.poll(page.status).toBe('Added to cart');
    expect(page.box.querySelector('.quire-spinner')).toBeNull();
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
    await expect.poll(() => button.textContent, { timeout: 4000 }).toBe('Add to cart');
    expect(page.status()).toBe('');
  });

  test('the live region is in the page before it speaks', async () => {
    const page = onAddButton();
    const region = await page.findByRole('status');

    await page.click('Add to cart');
    await expect.poll(() => region.textContent).toBe('Added to cart');
    expect(page.getByRole('status')).toBe(region);
  });

  test('when the shop refuses, the cart stays as it was and the customer may try again [CART-ADD-009, CART-ADD-024]', async () => {
    const onFailure = vi.fn<(feedback: AddFeedback) => void>();
    const onSuccess = vi.fn();
    const page = onAddButton({ onFailure, onSuccess });

    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    await page.click('Add to cart');
    await expect.poll(page.status).toBe(FAILED);
    expect(page.shop.cart.items).toEqual([]);
    expect(page.isOff('Add to cart')).toBe(false);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
    expect(onSuccess).not.toHaveBeenCalled();

    await page.click('Add to cart');
    await expect.poll(page.status).toBe('Added to cart');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('an item that the shop did not add is a failure, whatever else the answer says [CART-ADD-009]', async () => {
    const onFailure = vi.fn<(feedback: AddFeedback) => void>();
    const page = onAddButton({ sku: 'LAMP', onFailure });

    await page.click('Add to cart');
    await expect.poll(page.status).toBe(FAILED);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'out-of-stock' }));
  });

  test('where some of its items were added it does not ask for another try: that would put them in twice', async () => {
    const onFailure = vi.fn<(feedback: AddFeedback) => void>();
    const page = onAddButton({ items: [{ sku: 'LAMP', quantity: 1 }], onFailure });

    await page.click('Add to cart');
    await expect.poll(() => onFailure.mock.calls.length).toBe(1);
    await page.findButton('Add to cart');
    expect(page.status()).toBe('');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('the page hears of an add that went well once', async () => {
    const onSuccess = vi.fn<(feedback: AddFeedback) => void>();
    const page = onAddButton({ onSuccess });

    await page.click('Add to cart');
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
    expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ kind: 'answered', outcome: 'success', isFailed: false });
  });

  test('presses while it is adding are the same act', async () => {
    const page = onAddButton();
    page.shop.hold('add');

    const button = await page.findButton('Add to cart');
    button.click();
    button.click();
    for (let press = 0; press < 9; press += 1) await page.click(/Add/);
    page.shop.release('add');
    await expect.poll(page.status).toBe('Added to cart');
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(page.shop.cart.items[0]?.qty).toBe(1);
  });

  test('while another cart request is on the wire the add waits with its spinner, and is not lost', async () => {
    const shop = fakeShop({ cart: { PEN: 1 } });
    const page = onAddButton({}, shop);
    await page.storefront.cart.read();
    shop.hold('update');
    void page.storefront.cart.update({ lineId: 'line-1', quantity: 2 });
    await expect.poll(() => shop.held).toBe(1);

    await page.click('Add to cart');
    const button = await page.findButton('Adding to cart');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(shop.requestsOf('add')).toEqual([]);

    shop.release('update');
    await expect.poll(page.status).toBe('Added to cart');
    expect(shop.requestsOf('add')).toHaveLength(1);
  });

  test('where the page wants it, a good add leads to the cart with the new line marked [CART-ADD-006]', async () => {
    const page = onAddButton({ afterAdd: 'redirect' });

    await page.click('Add to cart');
    await expect
      .poll(() => page.storefront.host.assigned)
      .toEqual(['https://shop.example/cc/mmx/cart?cartItemIds=line-1']);
  });

  test('an add to a special cart shows no tick and calls nobody [CART-ADD-012]', async () => {
    const calls = { onSuccess: vi.fn(), onFailure: vi.fn() };
    const page = onAddButton(calls);
    page.shop.cart.extra = { type: 'SPECIAL', items: [] };

    await page.click('Add to cart');
    await expect.poll(() => page.storefront.host.assigned.length).toBe(1);
    await page.findButton('Add to cart');
    expect(page.status()).toBe('');
    expect(calls.onSuccess).not.toHaveBeenCalled();
    expect(calls.onFailure).not.toHaveBeenCalled();
  });

  test('its words are the page’s own where the page has some', async () => {
    const page = renderWidget(<AddToCartButton sku="LAMP" />, {
      config: { messages: { 'add-to-cart-button': { add: 'Into the bag' }, cart: { addFailed: 'That did not work' } } },
    });

    await page.click('Into the bag');
    await expect.poll(page.status).toBe('That did not work');
  });

  test('with effects run twice it still adds once', async () => {
    const shop = fakeShop();
    const page = renderWidget(
      <EffectsTwice>
        <AddToCartButton sku="MUG" />
      </EffectsTwice>,
      { shop },
    );

    await page.click('Add to cart');
    await expect.poll(page.status).toBe('Added to cart');
    expect(shop.requestsOf('add')).toHaveLength(1);
  });

  test('taken away while it adds, it says nothing more and the add is not lost', async () => {
    const complaints = vi.spyOn(console, 'error');
    const page = onAddButton();
    page.shop.hold('add');
    await page.click('Add to cart');
    await expect.poll(() => page.shop.held).toBe(1);

    page.unmount();
    page.shop.release('add');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);
    expect(complaints).not.toHaveBeenCalled();
  });
});
