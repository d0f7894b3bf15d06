import { describe, expect, test } from 'vitest';
import { pickupTime, pickupTitle } from './deliveryMethod';
import type { Store } from './store';

describe('pickupTitle', () => {
  test.each([
    [undefined, 'Pick up in store'],
    [{ number: '0008', city: 'Natick', state: 'MA' }, 'Pick up at Natick, MA'],
    [{ number: '0008' }, 'Pick up at store 0008'],
  ])('a product for the store %j has the title "%s"', (store, title) => {
    expect(pickupTitle(store)).toBe(title);
  });

  test('the page can override each of the titles', () => {
    const overrides = {
      'action.pickup': 'En magasin',
      'method.pickupAt': 'À {store}',
      'method.pickupAtNumber': 'Au n° {store}',
    };
    const stores = [undefined, { number: '8', city: 'Natick' }, { number: '8' }];
    expect(stores.map((store) => pickupTitle(store, overrides))).toEqual(['En magasin', 'À Natick', 'Au n° 8']);
  });
});

describe('pickupTime', () => {
  const facts = { now: Date.UTC(2026, 10, 20, 12), locale: 'en-US' };
  const aStore = (over: Partial<Store>): Store => ({ number: '0008', hours: [], stock: {}, ...over });

  test.each([
    ['says nothing about its opening', {}, {}, 'Pick up in 1-hour'],
    ['is open', { status: 'Open', statusTime: 'until 9 pm' }, {}, 'Pick up in 1-hour · Open until 9 pm'],
    [
      'is closed',
      { status: 'Closed', statusTime: 'until 8 am' },
      {},
      'Pick up when the store opens · Closed until 8 am',
    ],
    ['is closed, without a time', { status: 'Closed' }, {}, 'Pick up when the store opens · Closed'],
    ['is in another state', { status: 'Closing soon' }, {}, 'Pick up in 1-hour'],
    ['is open, but waits for the product', { status: 'Open' }, { isBackordered: true }, 'Backordered'],
  ])('in a store that %s, a product has the time "%4$s" [CART-MSG-018, STORE-002]', (_, store, options, text) => {
    expect(pickupTime(aStore(store), facts, options)).toBe(text);
  });

  test('the page can override the time [CART-MSG-018]', () => {
    expect(pickupTime(aStore({}), facts, { overrides: { 'delivery.pickup': 'Dans une heure' } })).toBe(
      'Dans une heure',
    );
  });

  test('the words of a closed store are its own, not those of the facts', () => {
    expect(pickupTime(aStore({}), { ...facts, closed: 'Closed today' })).toBe('Pick up in 1-hour');
  });
});
