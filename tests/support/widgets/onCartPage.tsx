import '../../../src/widgets/cart/CartPage/Recommendations';
import { fireEvent } from '@testing-library/dom';
import { CartPage, type CartPageProps } from '../../../src/widgets/cart/CartPage/CartPage';
import { type FakeShop, fakeShop } from '../shop/fakeShop';
import type { FakeProduct } from '../shop/fakeShopProducts';
import { renderWidget, type WidgetPage } from './renderWidget';
import type { TestStorefrontOptions } from './storefront';

export type OnCartPage = Omit<TestStorefrontOptions, 'shop'> & {
  /** The contents of the cart, by SKU. */
  cart?: Record<string, number>;
  /** Additional fields of a product's lines. */
  lines?: Record<string, FakeProduct['line'] & object>;
  /** Sets up the shop or its failures. */
  shop?: (shop: FakeShop) => void;
};

/** A cart page with a shop. Its delete animation is short unless a test overrides it. */
export function onCartPage(
  { cart = {}, lines = {}, shop: prepare, config, ...pageOptions }: OnCartPage,
  props: CartPageProps = {},
) {
  const shop = fakeShop();
  for (const [sku, line] of Object.entries(lines)) Object.assign(shop.products[sku] ?? {}, { line });
  for (const [sku, quantity] of Object.entries(cart)) shop.cart.put(sku, quantity);
  prepare?.(shop);
  const page = renderWidget(<CartPage showRecommendations={false} {...props} />, {
    shop,
    config: { miniCart: { deleteAnimationMs: 20 }, ...config },
    ...pageOptions,
  });
  return { ...page, shop };
}

type Rendered = Pick<WidgetPage, 'box'>;

export const rowsOf = ({ box }: Rendered) => [...box.querySelectorAll<HTMLElement>('.quire-cart-page__line')];

export const rowOf = (page: Rendered, name: string) => {
  const row = rowsOf(page).find((it) => it.querySelector('.quire-product-facts__name')?.textContent === name);
  if (!row) throw new Error(`no line of ${name}`);
  return row;
};

export const lineNames = ({ box }: Rendered) =>
  [...box.querySelectorAll('.quire-cart-page__line .quire-product-facts__name')].map((name) => name.textContent);

/** The rows of the totals: label and amount. */
export const sumsOf = ({ box }: Rendered) =>
  Object.fromEntries(
    [...box.querySelectorAll('.quire-sums__row')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

export const textOf = ({ box }: Rendered) => box.textContent;

/** Selects an option in the list with that name. */
export async function choose(page: WidgetPage, name: string, value: string) {
  fireEvent.change(await page.findByRole('combobox', { name }), { target: { value } });
}
