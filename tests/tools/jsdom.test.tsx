// @vitest-environment jsdom
import * as quire from 'quire-widgets';
import { renderWithQuire } from 'quire-widgets/testing';
import { act, type ComponentType, createElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { widgetNames, widgetsInStories } from '../package/widgets';
import { adds, changesTheCart, choosesASuggestion, escapesTheMiniCart, searchesStores } from './testingLibrary';
import { testWidget } from './widgetsInApps';

describe('Testing Library in jsdom', () => {
  test('types a quantity, adds, reads the drawer and empties the cart [CART-ADD-001, CART-ADD-005]', adds);
  test('changes the cart page with its stepper, and removes a line [GEN-003]', changesTheCart);
  test('moves the focus into the mini cart, and back on Escape [DEC-Q517]', escapesTheMiniCart);
  test('searches stores with the keyboard [STORE-004]', searchesStores);
  test('chooses a suggestion of the search with the keyboard [HDR-004]', choosesASuggestion);
});

const components = quire as unknown as Record<string, ComponentType<Record<string, unknown>>>;
const widgets = await widgetsInStories();
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('every widget in jsdom', () => {
  test.each(widgetNames)('%s is pressed, typed in or read by role and name [DEC-Q597]', testWidget);

  // jsdom has no media queries, no observers and no scrolling
  test.each(widgets)('$name renders with the props of each of its stories [DEC-Q517]', async ({ name, props }) => {
    const errors: string[] = [];
    const note = ({ message }: ErrorEvent) => errors.push(message);
    window.addEventListener('error', note);
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    onTestFinished(() => {
      window.removeEventListener('error', note);
      delete environment.IS_REACT_ACT_ENVIRONMENT;
    });
    for (const each of props) {
      const { unmount } = renderWithQuire(createElement(components[name] as ComponentType, each));
      // the responses of the shop
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      unmount();
    }
    expect(errors).toEqual([]);
  });
});
