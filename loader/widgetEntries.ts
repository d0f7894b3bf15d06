import { ownValue } from '../src/core/rules/ownValue';
import * as addToCartButton from '../src/widgets/AddToCartButton/index';
import * as miniCart from '../src/widgets/MiniCart/index';
import { type Entry, type ReadAhead, type Registry, widget } from './entry';
import { further } from './furtherFile';

/** The widgets that stand on every page of a shop; all others are in a file that comes with the first of them. */
export const registry: Registry = {
  'add-to-cart-button': async () =>
    widget(addToCartButton.AddToCartButton, addToCartButton.attributes, addToCartButton.callbacks, {
      pressAhead: addToCartButton.pressAhead,
    }),
  'atc-drawer': () =>
    import('../src/widgets/AtcDrawer/index').then((it) => widget(it.AtcDrawer, it.attributes, it.callbacks)),
  'mini-cart': async () => widget(miniCart.MiniCart, miniCart.attributes, miniCart.callbacks),
};

/**
 * The widget of that name; undefined when there is none. A name and the integrity of each further file cost every page
 * some 100 bytes where they stand, which is why they stand apart.
 */
export async function entryOf(slug: string, element: Element, readAhead: ReadAhead): Promise<Entry | undefined> {
  const load = ownValue(registry, slug) ?? ownValue((await further()).furtherWidgets, slug);
  return load?.(element, readAhead);
}
