import { MiniCart, type MiniCartProps } from '../../../src/widgets/cart/MiniCart/MiniCart';
import { fakeShop } from '../shop/fakeShop';
import { renderWidget } from './renderWidget';
import type { TestStorefrontOptions } from './storefront';

/** A mini cart, with a shop whose cart has these contents by SKU. */
export function onMiniCart(
  cart: Record<string, number>,
  props: MiniCartProps = {},
  pageOptions: TestStorefrontOptions = {},
) {
  const shop = fakeShop({ cart });
  return { ...renderWidget(<MiniCart {...props} />, { shop, ...pageOptions }), shop };
}

type Rendered = { box: HTMLElement };

export const rowsOf = ({ box }: Rendered) => [...box.querySelectorAll('.quire-mini-cart__line')];

export const lineNames = ({ box }: Rendered) =>
  [...box.querySelectorAll('.quire-mini-cart__line .quire-product-facts__name')].map((name) => name.textContent);

/** The text of the drawer. */
export const textOf = ({ box }: Rendered) => box.querySelector('dialog')?.textContent ?? '';
