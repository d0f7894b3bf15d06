import { describe, expect, test } from 'vitest';
import {
  checkStoreSearch,
  hasInStore,
  isClosed,
  isOpen,
  openingText,
  type Store,
  storeAddressLine,
  storeLabel,
  storeName,
} from './store';
import { storeNotFoundMessage } from './storeMessages';

describe('Store search', () => {
  test.each([
    ['02138', { zipCode: '02138' }],
    [' Boston ', { city: 'Boston' }],
    ['Boston, MA', { city: 'Boston', state: 'MA' }],
    ['New York ny', { city: 'New York', state: 'NY' }],
    ['Montréal, QC', { city: 'Montréal', state: 'QC' }],
    ['MA', { city: 'MA' }],
    ['store_8', { city: 'store_8' }],
    ['x'.repeat(100), { city: 'x'.repeat(100) }],
  ])('the search term %j is valid, and is the location %o [STORE-006]', (typed, location) => {
    expect(checkStoreSearch(typed)).toEqual({ ok: true, term: typed.trim(), location });
  });

  test.each(['', '  ', '-', "'Boston'", 'Boston.MA', '1/2', ',Boston', 'Boston,', '<b>', 'a;b', 'x'.repeat(101)])(
    'the search term %j is invalid [STORE-006]',
    (typed) => {
      expect(checkStoreSearch(typed)).toEqual({ ok: false, term: typed.trim() });
    },
  );

  test('the not-found message has the search term in quotes, and the page can override it [STORE-010]', () => {
    expect(storeNotFoundMessage('St. Louis')).toBe('No stores found for "St. Louis".');
    expect(storeNotFoundMessage('Paris', { notFound: 'Rien à {term}.' })).toBe('Rien à Paris.');
  });
});

describe('Store', () => {
  test('a store is named by its city and state, or else by its number', () => {
    expect(storeName({ number: '0008', city: 'Natick', state: 'MA' })).toBe('Natick, MA');
    expect(storeName({ number: '0008' })).toBe('0008');
  });

  test('the address line of a store has its name and its street, as far as they are known', () => {
    const store: Store = { number: '0042', hours: [], stock: {} };
    expect(storeAddressLine({ ...store, city: 'Natick', state: 'MA', street: '1245 Worcester Street' })).toBe(
      'Natick, MA, 1245 Worcester Street',
    );
    expect(storeAddressLine(store)).toBe('0042');
  });

  test.each([
    ['Closed', true, false],
    ['closed', true, false],
    ['Open', false, true],
    ['OPEN', false, true],
    ['Closing soon', false, false],
    [undefined, false, false],
  ])('a store whose status is %s is closed: %s, and open: %s [STORE-002]', (status, closed, open) => {
    const store = status === undefined ? {} : { status };
    expect([isClosed(store), isOpen(store)]).toEqual([closed, open]);
  });

  test.each([
    [{ status: 'Open', statusTime: 'until 9 pm' }, 'Open until 9 pm'],
    [{ status: 'Open' }, 'Open'],
    [{ statusTime: 'until 9 pm' }, ''],
    [{}, ''],
  ])('the opening of a store with %j is "%s" [STORE-002]', (store, text) => {
    expect(openingText(store)).toBe(text);
  });

  test('the label of a store has its street if another store of the list has the same name', () => {
    const inSeattle = (number: string, street: string): Store => ({
      ...{ number, street, city: 'Seattle', state: 'WA' },
      hours: [],
      stock: {},
    });
    const [left, right] = [inSeattle('1', '12 Pike Street'), inSeattle('2', '7 Main Street')];
    expect(storeLabel(left, [left, right])).toBe('Seattle, WA, 12 Pike Street');
    expect(storeLabel(left, [left, { ...right, city: 'Tacoma' }])).toBe('Seattle, WA');
    expect(storeLabel(left, [left])).toBe('Seattle, WA');
  });

  test('a store has a quantity, has less, or has an unknown stock', () => {
    const stock = { MUG: 2 };
    expect(hasInStore({ stock }, 'MUG', 2)).toBe(true);
    expect(hasInStore({ stock }, 'MUG', 3)).toBe(false);
    expect(hasInStore({ stock }, 'MUG')).toBe(true);
    expect(hasInStore({ stock: { MUG: 0 } }, 'MUG')).toBe(false);
    expect(hasInStore({ stock }, 'PEN')).toBeUndefined();
    expect(hasInStore({ stock }, 'toString')).toBeUndefined();
  });
});
