// @vitest-environment jsdom
import { describe, test } from 'vitest';
import { adds, changesTheCart, escapesTheMiniCart, searchesStores } from './testingLibrary';

describe('Testing Library in jsdom', () => {
  test('types a quantity, adds, reads the drawer and empties the cart [CART-ADD-001, CART-ADD-005]', adds);
  test('changes the cart page with its stepper, and removes a line [GEN-003]', changesTheCart);
  test('moves the focus into the mini cart, and back on Escape [DEC-Q517]', escapesTheMiniCart);
  test('searches stores with the keyboard [STORE-004]', searchesStores);
});
