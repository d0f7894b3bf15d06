import type { Locator, Page } from 'playwright';

/** The cart page of a shop, as the widget renders it. */
export type CartPage = {
  host: Locator;
  /** The top-level lines, with their plans and parts. */
  families: Locator;
  line(name: string): Locator;
  quantity(name: string): Locator;
  /** A row of the totals, by its label. */
  sum(name: string): Locator;
  button(name: string | RegExp): Locator;
};

export function cartPage(page: Page): CartPage {
  const host = page.locator('[data-quire="cart-page"]');
  const families = host.locator('.quire-cart-page__family');
  const line = (name: string) => host.locator('.quire-cart-page__line').filter({ hasText: name });
  return {
    host,
    families,
    line,
    quantity: (name) => line(name).getByRole('textbox'),
    sum: (name) => host.locator('.quire-sums__row').filter({ has: page.getByText(name, { exact: true }) }),
    button: (name) => host.locator('.quire').getByRole('button', { name }),
  };
}
