import { configure, fireEvent, screen } from '@testing-library/dom';
import { fakeShop, renderWithQuire } from 'quire-widgets/testing';
import { expect, onTestFinished, test } from 'vitest';
import { Basket, BuyButton } from './cart';

// a busy machine takes its time for the first render of a file
configure({ asyncUtilTimeout: 5000 });

test('BuyButton adds to the Basket, and a higher quantity there updates the shop', async () => {
  const { shop, unmount } = renderWithQuire([<BuyButton key="buy" sku="MUG" />, <Basket key="basket" />]);
  onTestFinished(unmount);

  fireEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  await screen.findByText('Subtotal $12.50');
  fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));

  await screen.findByText('Subtotal $25.00');
  expect(shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
});

test('BuyButton offers a retry when the shop refuses the add', async () => {
  const { shop, unmount } = renderWithQuire(<BuyButton sku="MUG" />);
  onTestFinished(unmount);

  shop.refuseNext('OUT_OF_STOCK');
  fireEvent.click(await screen.findByRole('button', { name: 'Buy' }));

  await screen.findByRole('button', { name: 'Try again' });
  expect(shop.requestsOf('add')).toHaveLength(1);
});

test('Basket saves one line for later and removes another', async () => {
  const { shop, unmount } = renderWithQuire(<Basket />, { shop: fakeShop({ cart: { MUG: 1, PEN: 2 } }) });
  onTestFinished(unmount);

  fireEvent.click(await screen.findByRole('button', { name: 'Save Enamel mug for later' }));
  await expect.poll(() => screen.queryByText('Enamel mug', { exact: false })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Gel pen, blue' }));

  await expect.poll(() => shop.cart.items).toEqual([]);
  expect(shop.requestsOf('save')).toHaveLength(1);
});

test('Basket sends a guest to the sign-in page, with the checkout as jumpUrl', async () => {
  const { storefront, unmount } = renderWithQuire(<Basket />, { shop: fakeShop({ cart: { MUG: 1 } }) });
  onTestFinished(unmount);

  fireEvent.click(await screen.findByRole('button', { name: 'Check out' }));

  await expect.poll(() => storefront.host.assigned).toEqual([expect.stringMatching(/login\?jumpUrl=.*checkout$/)]);
});

test('Basket offers a retry after a failed read, and renders the cart once the shop responds', async () => {
  const shop = fakeShop({ cart: { MUG: 1 } });
  shop.failNext('network', { of: 'read', times: 9 });
  const { unmount } = renderWithQuire(<Basket />, { shop });
  onTestFinished(unmount);

  const again = await screen.findByRole('button', { name: 'Try again' });
  shop.repair();
  fireEvent.click(again);

  await screen.findByText('Subtotal $12.50');
});
