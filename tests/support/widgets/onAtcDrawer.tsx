import type { AddOptions } from '../../../src/core/cart/client/adding/addCall';
import type { AddItem } from '../../../src/core/cart/rules/adding/addRequest';
import { AtcDrawer, type AtcDrawerProps } from '../../../src/widgets/cart/AtcDrawer/AtcDrawer';
import { type FakeShop, fakeShop } from '../shop/fakeShop';
import { renderWidget } from './renderWidget';
import type { TestStorefrontOptions } from './storefront';

/** A page with the drawer, which requests no recommendations unless a test sets it. */
export function onDrawer(props: AtcDrawerProps = {}, pageOptions: TestStorefrontOptions & { shop?: FakeShop } = {}) {
  const { shop = fakeShop() } = pageOptions;
  const page = renderWidget(<AtcDrawer showRelated={false} {...props} />, { ...pageOptions, shop });
  const add = (items: string | AddItem[], options: AddOptions = {}) =>
    page.storefront.cart.add(typeof items === 'string' ? [{ sku: items, quantity: 1 }] : items, options);
  return { ...page, shop, add, text: () => page.drawer()?.textContent ?? '' };
}
