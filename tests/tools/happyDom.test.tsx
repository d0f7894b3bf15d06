import { describe, test } from 'vitest';
import { widgetNames } from '../package/widgets';
import { adds, changesTheCart, choosesASuggestion, searchesStores } from './testingLibrary';
import { testWidget } from './widgetsInApps';

describe('Testing Library in happy-dom', () => {
  test('types a quantity, adds, reads the drawer and empties the cart [CART-ADD-001, CART-ADD-005]', adds);
  test('changes the cart page with its stepper, and removes a line [GEN-003]', changesTheCart);
  test('searches stores with the keyboard [STORE-004]', searchesStores);
  test('chooses a suggestion of the search with the keyboard [HDR-004]', choosesASuggestion);
});

describe('every widget in happy-dom', () => {
  test.each(widgetNames)('%s is pressed, typed in or read by role and name [DEC-Q597]', testWidget);
});
