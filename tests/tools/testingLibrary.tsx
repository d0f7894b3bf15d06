import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToCartButton, AtcDrawer, CartPage, MiniCart, SearchBox, StoreLocator } from 'quire-widgets';
import { fakeShop, renderWithQuire } from 'quire-widgets/testing';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';

// a busy machine takes its time for the first render of a file
configure({ asyncUtilTimeout: 10_000 });

/** A page of an app, and a user of it. */
function open(page: ReactNode, shop = fakeShop()) {
  onTestFinished(renderWithQuire(page, { shop }).unmount);
  return { user: userEvent.setup(), shop };
}

/** Types a quantity, presses the button, reads the drawer and the mini cart, and removes the line. */
export async function adds(): Promise<void> {
  const { user, shop } = open([
    <MiniCart key="cart" />,
    <AddToCartButton key="add" sku="MUG" showQuantity feedback="drawer" />,
    <AtcDrawer key="drawer" />,
  ]);
  const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));

  const drawer = await screen.findByRole('dialog', { name: 'Added to cart' });
  await within(drawer).findByText('Enamel mug');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));

  await user.click(await screen.findByRole('button', { name: 'Cart, 3 items' }));
  await user.click(await screen.findByRole('button', { name: /^Remove Enamel mug/ }));
  await screen.findByText('Your cart is empty.');
  expect(shop.cart.items).toEqual([]);
}

/** Changes a quantity of the cart page, by its stepper and by typing. */
export async function changesTheCart(): Promise<void> {
  const { user, shop } = open(<CartPage />, fakeShop({ cart: { MUG: 1, PEN: 1 } }));
  await user.click((await screen.findAllByRole('button', { name: /^Increase/ }))[0] as HTMLElement);
  await screen.findByDisplayValue('2');
  await expect.poll(() => shop.cart.items[0]?.qty).toBe(2);
  await user.click(screen.getByRole('button', { name: /^Remove Gel pen/ }));
  await expect.poll(() => shop.cart.items.length).toBe(1);
}

/** Opens the mini cart, whose focus moves in, and closes it with Escape. */
export async function escapesTheMiniCart(): Promise<void> {
  const { user } = open(<MiniCart />, fakeShop({ cart: { MUG: 1 } }));
  const button = await screen.findByRole('button', { name: 'Cart, 1 item' });
  await user.click(button);
  const panel = await screen.findByRole('dialog');
  expect(panel.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
}

/** Searches stores with the keyboard, and reads the result. */
export async function searchesStores(): Promise<void> {
  const { user } = open(<StoreLocator layout="inline" />);
  const field = await screen.findByRole('textbox', { name: 'City and state, or ZIP code' });
  await user.clear(field);
  await user.type(field, 'Boston, MA{Enter}');
  const stores = await screen.findByRole('list', { name: 'Stores' });
  expect((await within(stores).findAllByRole('listitem')).length).toBeGreaterThan(0);
}

/** Chooses a suggestion of the search with the arrow keys. */
export async function choosesASuggestion(): Promise<void> {
  const { user } = open(<SearchBox searchUrl="/search" suggestUrl="/suggest" />);
  await user.type(await screen.findByRole('combobox', { name: 'Search products' }), 'ink');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { selected: true });
}
