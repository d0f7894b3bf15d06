import type { Locator } from 'playwright';
import type { Customer } from './account';
import type { Visit } from './visit';

/** The sign-in drawer. */
export const loginDrawer = ({ page }: Pick<Visit, 'page'>): Locator =>
  page.locator('[data-quire="login-drawer"]').getByRole('dialog');

/** Presses checkout in the open mini cart. */
export const pressCheckout = ({ miniCart }: Pick<Visit, 'miniCart'>): Promise<void> =>
  miniCart.panel.getByRole('button', { name: 'Checkout' }).click();

export async function signInHere(shop: Visit, { login, password }: Pick<Customer, 'login' | 'password'>) {
  const drawer = loginDrawer(shop);
  await drawer.getByLabel('Email').fill(login);
  await drawer.getByLabel('Password').fill(password);
  await drawer.getByRole('button', { name: 'Sign in' }).click();
}

/** The button that places the order, as the widget renders it. Its text may be an amount. */
export const orderButton = ({ page }: Pick<Visit, 'page'>): Locator =>
  page.locator('[data-quire="place-order-button"] .quire').getByRole('button');

/** Fills in the shop's checkout form and places the order. Resolves with the number of the confirmed order. */
export async function placeOrder({ page }: Pick<Visit, 'page'>): Promise<string> {
  await page.waitForURL('**/cc/sparq/checkout*');
  await fillCheckout({ page });
  await orderButton({ page }).and(page.locator(':not([aria-disabled])')).click();
  await page.waitForURL('**/webapp/order/**');
  return confirmed({ page });
}

/** Fills in name and address. */
export async function fillCheckout({ page }: Pick<Visit, 'page'>): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@shop.example');
  await page.getByLabel('Street address').fill('12 Main Street');
  await page.getByLabel('ZIP code').fill('10001');
}

/** The text of the displayed confirmation, once the widget renders it. */
export async function confirmed({ page }: Pick<Visit, 'page'>): Promise<string> {
  const widget = page.locator('[data-quire="order-confirmation"] .quire');
  await widget.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const number = await widget.getByText(/^Q-\d+$/).textContent();
  return number ?? '';
}
