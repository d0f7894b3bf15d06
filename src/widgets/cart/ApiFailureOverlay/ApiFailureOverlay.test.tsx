import { describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../../../tests/support/shop/fakeShop';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { ApiFailureOverlay } from './ApiFailureOverlay';

async function onPage() {
  const page = renderWidget(<ApiFailureOverlay />, { shop: fakeShop({ cart: { MUG: 1 } }) });
  await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
  return page;
}

describe('ApiFailureOverlay', () => {
  test('shows the failure, calls retry again until it succeeds, and resolves as done [SCR-012]', async () => {
    const page = await onPage();
    const retry = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('still')).mockResolvedValueOnce(1);

    const outcome = requestOverlay(page.storefront, { overlay: 'API_FAILURE', retry });
    await expect.poll(page.title).toBe('Something went wrong');
    expect(page.drawer()?.dataset['overlay']).toBe('API_FAILURE');
    expect(page.drawer()?.textContent).toContain(
      'Oops, something went wrong on our side. Please refresh the page to continue.',
    );
    await page.click('Try again');
    await expect.poll(page.alert).toBe('Sorry, something went wrong. Please try again.');
    await page.click('Try again');

    expect(await outcome).toBe('done');
    await expect.poll(page.drawer).toBeUndefined();
    expect(retry).toHaveBeenCalledTimes(2);
  });

  test('is busy during a retry, and further clicks start no other', async () => {
    const page = await onPage();
    let end = () => {};
    const tried = new Promise<void>((resolve) => {
      end = resolve;
    });
    const retry = vi.fn(() => tried);
    void requestOverlay(page.storefront, { overlay: 'API_FAILURE', message: 'No prices today.', retry });
    await expect.poll(() => page.drawer()?.textContent).toContain('No prices today.');

    await page.click('Try again');
    await page.click('Trying again');
    expect(page.isOff('Trying again')).toBe(true);
    end();
    await expect.poll(page.drawer).toBeUndefined();
    expect(retry).toHaveBeenCalledOnce();
  });

  test('reads the cart again when the request has no retry function', async () => {
    const page = await onPage();
    void requestOverlay(page.storefront, { overlay: 'API_FAILURE' });

    await page.click('Try again');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);
    await expect.poll(page.drawer).toBeUndefined();
  });

  test('opened by the page with an async onRetry, it calls that and sends no request', async () => {
    const onRetry = vi.fn(async () => {});
    const page = renderWidget(<ApiFailureOverlay defaultOpen message="No stores today." onRetry={onRetry} />);

    await expect.poll(() => page.drawer()?.textContent).toContain('No stores today.');
    await page.click('Try again');
    await expect.poll(page.drawer).toBeUndefined();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(page.storefront.shop.requests).toEqual([]);
  });

  test('reads the cart again when onRetry returns no promise', async () => {
    const onRetry = vi.fn();
    const page = renderWidget(<ApiFailureOverlay defaultOpen onRetry={onRetry} />, {
      shop: fakeShop({ cart: { MUG: 1 } }),
    });

    await page.click('Try again');
    await expect.poll(() => page.storefront.cart.state().count).toBe(1);
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('resolves as closed when the customer closes it', async () => {
    const page = await onPage();
    const outcome = requestOverlay(page.storefront, { overlay: 'API_FAILURE' });
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });
});
