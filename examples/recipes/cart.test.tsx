import { fireEvent } from '@testing-library/dom';
import { fakeShop } from 'quire-widgets/testing';
import { expect, onTestFinished, test } from 'vitest';
import { Basket, BuyButton } from './cart';
import { renderInShop } from './renderInShop';

test('BuyButton adds to the Basket, and a higher quantity there updates the shop', async () => {
  const page = renderInShop([<BuyButton key="buy" sku="MUG" />, <Basket key="basket" />]);
  onTestFinished(page.leave);

  fireEvent.click(await page.findByRole('button', { name: 'Buy' }));
  await page.findByText('Subtotal $12.50');
  fireEvent.click(page.getByRole('button', { name: 'Increase quantity' }));

  await page.findByText('Subtotal $25.00');
  expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 2 }]);
});

test('BuyButton offers a retry when the shop refuses the add', async () => {
  const page = renderInShop(<BuyButton sku="MUG" />);
  onTestFinished(page.leave);

  page.shop.refuseNext('OUT_OF_STOCK');
  fireEvent.click(await page.findByRole('button', { name: 'Buy' }));

  await page.findByRole('button', { name: 'Try again' });
  expect(page.shop.requestsOf('add')).toHaveLength(1);
});

test('Basket saves one line for later and removes another', async () => {
  const page = renderInShop(<Basket />, { shop: fakeShop({ cart: { MUG: 1, PEN: 2 } }) });
  onTestFinished(page.leave);

  fireEvent.click(await page.findByRole('button', { name: 'Save Enamel mug for later' }));
  await expect.poll(() => page.queryByText('Enamel mug', { exact: false })).toBeNull();
  fireEvent.click(page.getByRole('button', { name: 'Remove Gel pen, blue' }));

  await expect.poll(() => page.shop.cart.items).toEqual([]);
  expect(page.shop.requestsOf('save')).toHaveLength(1);
});

test('Basket sends a guest to the sign-in page, with the checkout as jumpUrl', async () => {
  const page = renderInShop(<Basket />, { shop: fakeShop({ cart: { MUG: 1 } }) });
  onTestFinished(page.leave);

  fireEvent.click(await page.findByRole('button', { name: 'Check out' }));

  await expect.poll(() => page.storefront.host.assigned).toEqual([expect.stringMatching(/login\?jumpUrl=.*checkout$/)]);
});

test('Basket offers a retry after a failed read, and renders the cart once the shop responds', async () => {
  const shop = fakeShop({ cart: { MUG: 1 } });
  shop.failNext('network', { of: 'read', times: 9 });
  const page = renderInShop(<Basket />, { shop });
  onTestFinished(page.leave);

  const again = await page.findByRole('button', { name: 'Try again' });
  shop.repair();
  fireEvent.click(again);

  await page.findByText('Subtotal $12.50');
});
