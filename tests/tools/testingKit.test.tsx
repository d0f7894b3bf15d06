import { configure, fireEvent, screen } from '@testing-library/dom';
import { AddToCartButton, CartPage, ListDetails, MiniCart } from 'quire-widgets';
import { cleanup, fakeShop, renderWithQuire } from 'quire-widgets/testing';
import { useEffect } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

// a busy machine takes its time for the first render of a file
configure({ asyncUtilTimeout: 10_000 });

/** The settings of React in an environment that wraps every change in `act`. */
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('renderWithQuire', () => {
  test('renders with a shop, renders again with the same storefront, and unmounts [DEC-Q515]', async () => {
    const { container, rerender, shop, storefront, unmount } = renderWithQuire(<MiniCart />, {
      shop: fakeShop({ cart: { MUG: 2 } }),
    });
    await screen.findByRole('button', { name: 'Cart, 2 items' });

    rerender(<AddToCartButton sku="PEN" />);
    await screen.findByRole('button', { name: 'Add to cart' });
    await storefront.cart.add([{ sku: 'PEN', quantity: 1 }]);
    expect(shop.cart.items).toMatchObject([{ itemId: 'MUG' }, { itemId: 'PEN' }]);

    unmount();
    expect(container.isConnected).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('renders and cleans up at once and without warnings where the environment asks for act [DEC-Q515]', () => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    const error = vi.spyOn(console, 'error');
    onTestFinished(() => {
      delete environment.IS_REACT_ACT_ENVIRONMENT;
      error.mockRestore();
    });
    const cleanUp = vi.fn();
    function Hello() {
      useEffect(() => cleanUp, []);
      return <p>Hello</p>;
    }
    const { unmount } = renderWithQuire(<Hello />);
    screen.getByText('Hello');
    unmount();
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(error).not.toHaveBeenCalled();
  });

  test('displays what it renders at once, and cleanup unmounts all of it [DEC-Q515]', () => {
    const { container } = renderWithQuire(<p>Hello</p>);
    const other = renderWithQuire(<p>Bye</p>);
    expect([container.textContent, other.container.textContent]).toEqual(['Hello', 'Bye']);
    other.rerender(<p>See you</p>);
    expect(other.container.textContent).toBe('See you');

    cleanup();
    expect([container.isConnected, other.container.isConnected]).toEqual([false, false]);
    other.unmount();
  });

  test('a dialog of happy-dom closes with a cancel event [DEC-Q515]', async () => {
    const { unmount } = renderWithQuire(<MiniCart defaultOpen />);
    onTestFinished(unmount);
    fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  test('two storefronts of one shop are two tabs of a customer [DEC-Q515]', async () => {
    const { shop, storefront, unmount } = renderWithQuire(<MiniCart />);
    onTestFinished(unmount);
    await screen.findByRole('button', { name: 'Cart' });
    const tab = renderWithQuire(<MiniCart />, { shop, host: storefront.host.openTab() });
    onTestFinished(tab.unmount);

    await tab.storefront.cart.add([{ sku: 'MUG', quantity: 1 }]);
    await expect.poll(() => screen.queryAllByRole('button', { name: 'Cart, 1 item' })).toHaveLength(2);
  });
});

describe('fakeShop', () => {
  test('has the lists of a signed-in customer [DEC-Q516]', async () => {
    const { unmount } = renderWithQuire(<ListDetails listId="desk" />, {
      shop: fakeShop({ lists: [{ id: 'desk', name: 'Desk', items: { MUG: 2 } }] }),
      config: { session: { isLoggedIn: true } },
    });
    onTestFinished(unmount);
    await screen.findByText('Enamel mug');
  });

  test('an odd cart is plain data: fields of its lines and of the whole cart [DEC-Q516]', async () => {
    const shop = fakeShop({
      cart: { MUG: 1, PEN: { qty: 2, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] } },
      cartFields: { cartSummary: { cartSubTotal: '1234.50', orderTotal: '1234.50', numberOfItems: 3 } },
    });
    const { unmount } = renderWithQuire(<CartPage />, { shop });
    onTestFinished(unmount);
    await screen.findByText(/out of stock/i);
    expect((await screen.findAllByText(/\$1,234\.50/)).length).toBeGreaterThan(0);
  });

  test('handle responds to a Request, and leaves one of another server to others [DEC-Q516]', async () => {
    const shop = fakeShop();
    const add = () =>
      shop.handle(
        new Request('https://shop.example/cc/api/checkout/default/item', {
          method: 'POST',
          body: JSON.stringify({ items: [{ itemId: 'MUG', qty: 2 }] }),
        }),
      );
    const response = await add();
    expect(response?.status).toBe(200);
    expect(await response?.json()).toMatchObject({ cartInfo: { items: [{ itemId: 'MUG', qty: 2 }] } });

    shop.failNext('network');
    expect((await add())?.type).toBe('error');
    expect(await shop.handle(new Request('https://weather.example/today'))).toBeUndefined();
    expect(shop.requests).toHaveLength(2);
  });
});
