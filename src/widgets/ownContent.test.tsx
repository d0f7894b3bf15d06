import { fireEvent } from '@testing-library/dom';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import './cart/MiniCart/MiniCartPanel';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import { aSavedCard } from '../../tests/support/widgets/paymentFacts';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { AddToCartButton } from './cart/AddToCartButton/AddToCartButton';
import { MiniCart } from './cart/MiniCart/MiniCart';
import { CheckoutButton } from './checkout/CheckoutButton/CheckoutButton';
import { PlaceOrderButton } from './payment/PlaceOrderButton/PlaceOrderButton';
import { ProductTile } from './products/ProductTile/ProductTile';

describe("An app's own content in a widget", () => {
  test('a button displays its children until it is pressed, and then what happens [DEC-Q363]', async () => {
    const shop = fakeShop();
    shop.hold('add');
    const page = renderWidget(
      <AddToCartButton sku="MUG">
        Buy <b>now</b>
      </AddToCartButton>,
      { shop },
    );

    await page.click('Buy now');
    await page.findButton('Adding to cart');
    shop.release('add');
    await page.findByRole('button', { name: 'Added to cart' });
  });

  test('a button without content in its children displays its label [DEC-Q363]', async () => {
    const isSale = false;
    const page = renderWidget(
      <>
        <AddToCartButton sku="MUG">{isSale && 'Buy now'}</AddToCartButton>
        <CheckoutButton>{isSale && 'Go on'}</CheckoutButton>
      </>,
    );
    await page.findButton('Add to cart');
    await page.findButton('Checkout');
  });

  test('a sold-out button displays that it is, in place of its children [DEC-Q363]', async () => {
    const page = renderWidget(
      <AddToCartButton sku="MUG" productState="out-of-stock">
        Buy now
      </AddToCartButton>,
    );
    const button = await page.findByRole('button');
    expect(button.textContent).not.toBe('Buy now');
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  test.each<[string, ComponentType<{ disabled?: boolean; 'aria-label': string }>]>([
    ['AddToCartButton', (props) => <AddToCartButton sku="PEN" {...props} />],
    ['CheckoutButton', CheckoutButton],
    ['PlaceOrderButton', PlaceOrderButton],
  ])('the app disables %s [DEC-Q436]', async (_, Button) => {
    const shop = fakeShop({ cart: { MUG: 1 } });
    shop.payment.applied = [aSavedCard()];
    const page = renderWidget(
      <>
        <Button aria-label="Enabled" />
        <Button aria-label="Disabled" disabled />
      </>,
      { shop },
    );
    await expect.poll(() => page.isOff('Enabled')).toBe(false);
    expect(page.isOff('Disabled')).toBe(true);
  });

  test('an element of the app adds to the cart in place of the button, once, with its state and its reason [DEC-Q363]', async () => {
    const shop = fakeShop();
    shop.hold('add');
    const page = renderWidget(
      <AddToCartButton sku="MUG" render={(button) => <button {...button} className="of-the-app" title="" />} />,
      { shop },
    );
    const button = await page.findButton('Add to cart');
    expect(button.className).toBe('of-the-app');

    fireEvent.click(button);
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    shop.release('add');

    await expect.poll(page.status).toBe('Added to cart');
    expect(shop.requestsOf('add')).toHaveLength(1);
    const [reason] = (button.getAttribute('aria-describedby') ?? '').split(' ');
    expect(page.box.querySelector(`[id="${reason}"]`)?.getAttribute('role')).toBe('status');
  });

  test('an element of the app checks out, and another one pays [DEC-Q363]', async () => {
    const onCheckout = vi.fn();
    const page = renderWidget(
      <>
        <CheckoutButton onCheckout={onCheckout} render={(button) => <button {...button} className="checkout" />}>
          Go on
        </CheckoutButton>
        <PlaceOrderButton render={(button) => <button {...button} className="pay" />} />
      </>,
      { shop: fakeShop({ cart: { MUG: 1 } }) },
    );
    await expect.poll(() => page.isOff('Go on')).toBe(false);
    await page.click('Go on');
    expect(onCheckout).toHaveBeenCalledOnce();
    expect([...page.box.querySelectorAll('button')].map(({ className }) => className)).toEqual(['checkout', 'pay']);
    expect(page.box.querySelector('.pay')?.textContent).not.toBe('');
  });

  test('a line of the mini cart is rendered by the app, around its own content or without it [DEC-Q363]', async () => {
    const page = renderWidget(
      <MiniCart
        defaultOpen
        renderLine={(line, content) => (line.sku === 'MUG' ? <>{content} Gift wrap?</> : <i>{line.name}</i>)}
      />,
      { shop: fakeShop({ cart: { MUG: 1, PEN: 2 } }) },
    );
    const lines = await page.findAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Enamel mug.*Gift wrap\?$/),
      'Gel pen, blue',
    ]);
    expect(lines.map((line) => line.querySelectorAll('button').length > 0)).toEqual([true, false]);
  });

  test('an empty mini cart is rendered by the app, but neither a loading one nor a failed one [DEC-Q363]', async () => {
    const shop = fakeShop();
    shop.failNext('network', { of: 'read', times: 9 });
    const page = renderWidget(<MiniCart defaultOpen renderEmptyState={() => <p>Nothing yet</p>} />, { shop });

    const again = await page.findButton(/again/i);
    expect(page.queryByText('Nothing yet')).toBeNull();
    shop.repair();
    fireEvent.click(again);
    await page.findByText('Nothing yet');
  });

  test('the parts of a tile are arranged by the app, and its button still adds [DEC-Q363]', async () => {
    const page = renderWidget(
      <ProductTile
        sku="MUG"
        renderTile={(tile, { summary, controls }) => (
          <>
            <h3>Today: {tile.name}</h3>
            {controls}
            {summary}
          </>
        )}
      />,
    );
    const tile = await page.findByRole('article', { name: 'Enamel mug' });
    expect(tile.textContent).toMatch(/^Today: Enamel mug.*Add to cart.*\$12\.50/s);
    await page.click('Add to cart: Enamel mug');
    await expect.poll(() => page.storefront.shop.cart.items).toMatchObject([{ itemId: 'MUG' }]);
  });
});
