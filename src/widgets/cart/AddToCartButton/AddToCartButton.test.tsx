import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { onAddButton } from '../../../../tests/support/widgets/onAddButton';
import { EffectsTwice, renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { AddFeedback } from '../../../core/cart/rules/adding/addFeedback';
import { AddToCartButton } from './AddToCartButton';

const FAILED = 'Failure while adding item to cart. Please try again';

describe('AddToCartButton', () => {
  test('a click adds the product, with a spinner while pending and a temporary success status after it [CART-ADD-005]', async () => {
    const page = onAddButton({ quantity: 2 });
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
    await expect.poll(() => button.textContent).toBe('Add to cart');
    expect(page.status()).toBe('');
  });

  test('the live region is on the page before it has text, and is the same afterwards', async () => {
    const page = onAddButton();
    const region = await page.findByRole('status');

    await page.click('Add to cart');
    await expect.poll(() => region.textContent).toBe('Added to cart');
    expect(page.getByRole('status')).toBe(region);
  });

  test('a refused add leaves the cart unchanged, calls onError and can be retried [CART-ADD-009, CART-ADD-024]', async () => {
    const onError = vi.fn();
    const onSuccess = vi.fn();
    const page = onAddButton({ onError, onSuccess });

    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    await page.click('Add to cart');
    await expect.poll(page.status).toBe(FAILED);
    expect(page.shop.cart.items).toEqual([]);
    expect(page.isOff('Add to cart')).toBe(false);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'refused', code: 'TECHNICAL_PROBLEM' }),
    );
    expect(onSuccess).not.toHaveBeenCalled();

    await page.click('Add to cart');
    await expect.poll(page.status).toBe('Added to cart');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('an item that the shop did not add is a failure, whatever else the response contains [CART-ADD-009]', async () => {
    const onError = vi.fn();
    const page = onAddButton({ sku: 'LAMP', onError });

    await page.click('Add to cart');
    await expect.poll(page.status).toBe(FAILED);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'refused', code: 'OUT_OF_STOCK', message: 'OUT_OF_STOCK' }),
    );
  });

  test('a partly successful add calls onError but suggests no retry, which would add items twice', async () => {
    const onError = vi.fn();
    const page = onAddButton({ items: [{ sku: 'LAMP', quantity: 1 }], onError });

    await page.click('Add to cart');
    await expect.poll(() => onError.mock.calls.length).toBe(1);
    await page.findButton('Add to cart');
    expect(page.status()).toBe('');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('a successful add calls onSuccess once', async () => {
    const onSuccess = vi.fn<(feedback: AddFeedback) => void>();
    const page = onAddButton({ onSuccess });

    await page.click('Add to cart');
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1);
    expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ kind: 'answered', outcome: 'success', isFailed: false });
  });

  test('clicks during a pending add send no further requests', async () => {
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

  test('an add during another cart request is shown as pending and sent afterwards', async () => {
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

  test('afterAdd "redirect" navigates to the cart with the new line in cartItemIds [CART-ADD-006]', async () => {
    const page = onAddButton({ afterAdd: 'redirect' });

    await page.click('Add to cart');
    await expect
      .poll(() => page.storefront.host.assigned)
      .toEqual(['https://shop.example/cc/mmx/cart?cartItemIds=line-1']);
  });

  test('an add to a special cart navigates, with no success status and no callbacks [CART-ADD-012]', async () => {
    const calls = { onSuccess: vi.fn(), onError: vi.fn() };
    const page = onAddButton(calls);
    page.shop.cart.extra = { type: 'SPECIAL', items: [] };

    await page.click('Add to cart');
    await expect.poll(() => page.storefront.host.assigned.length).toBe(1);
    await page.findButton('Add to cart');
    expect(page.status()).toBe('');
    expect(calls.onSuccess).not.toHaveBeenCalled();
    expect(calls.onError).not.toHaveBeenCalled();
  });

  test('page messages override its label and its failure text', async () => {
    const page = renderWidget(<AddToCartButton sku="LAMP" />, {
      config: { messages: { 'add-to-cart-button': { add: 'Into the bag' }, cart: { addFailed: 'That did not work' } } },
    });

    await page.click('Into the bag');
    await expect.poll(page.status).toBe('That did not work');
  });

  test('a click adds once even if effects run twice', async () => {
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

  test('unmounting during an add logs no error, and the add completes', async () => {
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
