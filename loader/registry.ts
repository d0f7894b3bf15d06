import { type Entry, type ReadAhead, type Registry, widget } from './entry';

/** The widgets that stand on every page of a shop; all others are in a file that comes with the first of them. */
export const registry: Registry = {
  'add-to-cart-button': () =>
    import('../src/widgets/AddToCartButton/index').then((it) =>
      widget(it.AddToCartButton, it.attributes, it.callbacks, { pressAhead: it.pressAhead }),
    ),
  'atc-drawer': () =>
    import('../src/widgets/AtcDrawer/index').then((it) => widget(it.AtcDrawer, it.attributes, it.callbacks)),
  'mini-cart': () =>
    import('../src/widgets/MiniCart/index').then((it) => widget(it.MiniCart, it.attributes, it.callbacks)),
};

/** What not every page needs. */
export const further = () => import('./further');

/**
 * The widget of that name; undefined when there is none. A name and the integrity of each further file cost every page
 * some 100 bytes where they stand, which is why they stand apart.
 */
export async function entryOf(slug: string, element: Element, readAhead: ReadAhead): Promise<Entry | undefined> {
  const known = Object.hasOwn(registry, slug) ? registry : (await further()).furtherWidgets;
  return Object.hasOwn(known, slug) ? known[slug]?.(element, readAhead) : undefined;
}
