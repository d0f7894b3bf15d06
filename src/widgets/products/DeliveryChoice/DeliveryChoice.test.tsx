import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { buyerWith } from '../../../../tests/support/widgets/businessSetup';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import type { TestStorefrontOptions } from '../../../../tests/support/widgets/storefront';
import type { AddBody } from '../../../core/cart/contract/cartRequests';
import { chooseStore } from '../../../core/stores/client/storeLocator';
import { AddToCartButton } from '../../cart/AddToCartButton/AddToCartButton';
import { type ChosenDelivery, DeliveryChoice, type DeliveryChoiceProps } from './DeliveryChoice';

const cambridge = JSON.stringify({ storeNumber: '0042', zipCode: '02138', city: 'Cambridge', state: 'MA' });
const inCambridge = { host: { cookies: { YourStore: cambridge } } };
const waltham = { number: '0051', city: 'Waltham', state: 'MA', zipCode: '02451', hours: [], stock: {} };

/** A product page: the choice passes the delivery to the add button. */
function ProductPage(props: Partial<DeliveryChoiceProps>) {
  const [delivery, setDelivery] = useState<ChosenDelivery>({});
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <AddToCartButton sku="MUG" showQuantity onQuantityChange={setQuantity} {...delivery} />
      <DeliveryChoice
        sku="MUG"
        quantity={quantity}
        {...props}
        onChange={(chosen) => {
          setDelivery(chosen);
          props.onChange?.(chosen);
        }}
      />
      <output>{[delivery.deliveryType, delivery.storeNumber].join(' ')}</output>
    </>
  );
}

function onProduct(props: Partial<DeliveryChoiceProps> = {}, options: TestStorefrontOptions = {}) {
  const page = renderWidget(<ProductPage {...props} />, options);
  const { shop } = page.storefront;
  const sent = () => shop.requestsOf('add').map(({ body }) => (body as AddBody).items?.[0]);
  return { ...page, shop, sent };
}

describe('DeliveryChoice', () => {
  test('the add button of the page adds the product with the chosen delivery [DEC-Q552]', async () => {
    const page = onProduct({ earliest: '2026-11-26', latest: '2026-11-28' }, inCambridge);
    await page.findByText(/^Arrives .*26 – .*28/);
    await page.findByText('STA');
    await page.click('Add to cart');
    await expect.poll(page.sent).toMatchObject([{ itemId: 'MUG', deliveryType: 'STA' }]);

    (await page.findByRole('radio', { name: 'Pick up at Cambridge, MA' })).click();
    await page.findByText(/^Pick up in 1-hour · Open until 9 pm · 36 Brattle Street/);
    await page.findByText('ISP 0042');
    await page.click(/^Add/);
    await expect.poll(() => page.sent()[1]).toMatchObject({ deliveryType: 'ISP', pickupStoreNumber: '0042' });
  });

  test.each([
    ['0.00', 'Free'],
    ['60.00', 'Free from $60.00'],
  ])('with free shipping from %s, shipping says: %s [DEC-Q595]', async (freeShippingThreshold, text) => {
    const page = onProduct({}, { config: { cart: { freeShippingThreshold } } });
    await page.findByText(text);
  });

  test('with an empty free shipping threshold, nothing is said about the price [DEC-Q607]', async () => {
    const page = onProduct({}, { config: { cart: { freeShippingThreshold: '' } } });
    await page.findByRole('radio', { name: /^Ship/ });
    expect(page.box.textContent).not.toMatch(/free/i);
  });

  test('reports another store of the customer, and nothing twice [DEC-Q552]', async () => {
    const onChange = vi.fn();
    const page = onProduct({ onChange, inStoreOnly: true }, inCambridge);
    await expect.poll(() => onChange.mock.calls).toEqual([[{ deliveryType: 'ISP', storeNumber: '0042' }]]);
    expect(page.getAllByRole('radio')).toHaveLength(1);

    await chooseStore(page.storefront, waltham);
    await page.findByRole('radio', { name: 'Pick up at Waltham, MA' });
    await expect.poll(() => onChange.mock.calls.slice(1)).toEqual([[{ deliveryType: 'ISP', storeNumber: '0051' }]]);
  });

  test('does not add more units than the chosen store has, and says how many it has [DEC-Q552]', async () => {
    const page = onProduct({}, inCambridge);
    Object.assign(page.shop.products['MUG'] ?? {}, { inStores: { '0042': 2 } });
    (await page.findByRole('radio', { name: 'Pick up at Cambridge, MA' })).click();
    await page.findByText('ISP 0042');
    await page.click('Increase quantity');
    await page.findByDisplayValue('2');
    await page.click('Increase quantity');
    await expect.poll(() => page.queryAllByText('Only 2 in stock at Cambridge, MA')).toHaveLength(2);
    await page.click('Add to cart');
    expect(page.sent()).toEqual([]);

    (await page.findByRole('radio', { name: 'Ship it' })).click();
    await expect.poll(() => page.isOff('Add to cart')).toBe(false);
    await page.click('Add to cart');
    await expect.poll(page.sent).toMatchObject([{ qty: 3, deliveryType: 'STA' }]);
  });

  test('withdraws the delivery of a product that needs no choice any more [DEC-Q552]', async () => {
    const onChange = vi.fn();
    function Variants() {
      const [canPickUp, setCanPickUp] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setCanPickUp(false)}>
            Large
          </button>
          {canPickUp && <DeliveryChoice sku="MUG" onChange={onChange} />}
        </>
      );
    }
    const page = renderWidget(<Variants />, inCambridge);
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ deliveryType: 'STA' }]);
    await page.click('Large');
    await expect.poll(() => onChange.mock.lastCall).toEqual([{}]);
  });

  test('business buyers without the pickup permission have no choice [SESS-019]', async () => {
    const onChange = vi.fn();
    const page = onProduct({ onChange }, { config: buyerWith() });
    await page.findButton('Add to cart');
    expect(page.queryByRole('radio')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
