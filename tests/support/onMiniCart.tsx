import { MiniCart, type MiniCartProps } from '../../src/widgets/cart/MiniCart/index';
import { fakeShop } from './fakeShop';
import { renderWidget } from './renderWidget';
import type { TestStorefrontParts } from './storefront';

/** A mini cart, with a shop whose cart has these contents by SKU. */
export function onMiniCart(cart: Record<string, number>, props: MiniCartProps = {}, parts: TestStorefrontParts = {}) {
  const shop = fakeShop({ cart });
  return { ...renderWidget(<MiniCart {...props} />, { shop, ...parts }), shop };
}

type Drawn = { box: HTMLElement };

export const rowsOf = ({ box }: Drawn) => [...box.querySelectorAll('.quire-mini-cart__line')];

export const lineNames = ({ box }: Drawn) =>
  [...box.querySelectorAll('.quire-mini-cart__name')].map((name) => name.textContent);

/** The text of the drawer. */
export const wordsOf = ({ box }: Drawn) => box.querySelector('dialog')?.textContent ?? '';
