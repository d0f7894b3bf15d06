import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { LineChange } from '../../src/core/cart/rules/lineChange';
import { createEventBus } from '../../src/core/events/eventBus';
import { aCart, aLine } from '../../tests/support/widgets/builders';
import { cartEvent, purchaseEvent } from './ecommerce';
import { pushToDataLayer, sendToDataLayer } from './sendToDataLayer';

const USD = (minor: number) => ({ minor, currency: 'USD' });
const mug = (quantity: number) => ({ item_id: 'MUG', item_name: 'Enamel mug', price: 12.5, quantity });

function aPage(hasConsent = () => true) {
  const events = createEventBus();
  const dataLayer: object[] = [];
  const end = sendToDataLayer(events, dataLayer, hasConsent);
  const change = (name: 'cart:line-added' | 'cart:line-updated' | 'cart:line-removed', quantity: number) =>
    events.publish(name, { line: aLine({ quantity: 9 }), action: 'NONE', quantity } satisfies LineChange);
  return { events, dataLayer, change, end, pushedEvents: () => dataLayer.filter((it) => 'event' in it) };
}

describe('sendToDataLayer', () => {
  test.each([
    ['cart:line-added', 2, 'add_to_cart', 25],
    ['cart:line-updated', 1, 'add_to_cart', 12.5],
    ['cart:line-updated', -3, 'remove_from_cart', 37.5],
    ['cart:line-removed', -2, 'remove_from_cart', 25],
  ] as const)('sends %s by %i as %s, with the changed units and their value', (name, quantity, event, value) => {
    const { change, dataLayer } = aPage();
    change(name, quantity);
    const items = [mug(Math.abs(quantity))];
    expect(dataLayer).toEqual([{ ecommerce: null }, { event, ecommerce: { currency: 'USD', value, items } }]);
  });

  test('sends viewed and clicked tiles, and the opening of the mini cart once the cart is known', () => {
    const { events, pushedEvents } = aPage();
    events.publish('drawer:opened', { name: 'mini-cart' });
    events.publish('product:seen', { sku: 'PEN', list: 'For you' });
    events.publish('product:pressed', { sku: 'PEN', list: 'For you' });
    const cart = aCart({
      lines: [aLine({ quantity: 2 }), aLine({ status: 'DELETED' })],
      summary: { subtotal: USD(2500) },
    });
    events.publish('cart:changed', { cart, origin: 'read', changes: [] });
    events.publish('drawer:opened', { name: 'lists' });
    events.publish('drawer:opened', { name: 'mini-cart' });

    const list = { item_list_name: 'For you', items: [{ item_id: 'PEN', item_list_name: 'For you' }] };
    expect(pushedEvents()).toEqual([
      { event: 'view_item_list', ecommerce: list },
      { event: 'select_item', ecommerce: list },
      { event: 'view_cart', ecommerce: { currency: 'USD', value: 25, items: [mug(2)] } },
    ]);
  });

  test('sends nothing for other events or unchanged quantities, without consent, or after unsubscribing', () => {
    const { events, change, pushedEvents, end } = aPage();
    events.publish('session:signed-in', { firstName: 'Ada' });
    change('cart:line-updated', 0);
    end();
    change('cart:line-added', 1);
    const withoutConsent = aPage(() => false);
    withoutConsent.change('cart:line-added', 1);
    expect([pushedEvents(), withoutConsent.pushedEvents()]).toEqual([[], []]);
  });

  test('a data layer that throws causes no error on the event bus', () => {
    const events = createEventBus(() => expect.unreachable());
    const failingPush = () => {
      throw new Error('the tag manager failed');
    };
    sendToDataLayer(events, { push: failingPush }, () => true);
    events.publish('product:seen', { sku: 'PEN', list: 'For you' });
  });

  test('a push that rejects asynchronously causes no unhandled rejection', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    pushToDataLayer(
      { push: async () => Promise.reject(new Error('gone')) },
      { event: 'view_cart', ecommerce: { items: [] } },
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test('cartEvent and purchaseEvent build events for the cart and a confirmed order, in major currency units', () => {
  const cart = aCart({ lines: [aLine({ brandName: 'Quire', price: { savings: [] } })] });
  const item = { item_id: 'MUG', item_name: 'Enamel mug', item_brand: 'Quire', quantity: 1 };
  expect(cartEvent('begin_checkout', cart)).toEqual({ event: 'begin_checkout', ecommerce: { items: [item] } });

  const lines = [{ sku: 'MUG', name: 'Enamel mug', quantity: 2, total: { minor: 2400, currency: 'JPY' } }];
  expect(purchaseEvent({ number: 'Q-1', total: { minor: 2400, currency: 'JPY' }, lines })).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'Q-1', currency: 'JPY', value: 2400, items: [{ ...mug(2), price: 1200 }] },
  });
  const [{ price } = {}] = purchaseEvent({
    number: 'Q-2',
    lines: [{ sku: 'MUG', name: 'Enamel mug', quantity: 3, total: USD(1000) }],
  }).ecommerce.items;
  expect(price).toBe(3.33);

  const dataLayer: object[] = [];
  pushToDataLayer(dataLayer, cartEvent('view_cart', cart));
  expect(dataLayer).toEqual([{ ecommerce: null }, cartEvent('view_cart', cart)]);
});
