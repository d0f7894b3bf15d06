import type { FrameLocator, Locator } from 'playwright';
import { expect } from 'vitest';
import type { EngineLocator, EnginePage } from '../../engines/page';
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
  await replaceText(drawer.getByLabel('Email'), login);
  await drawer.getByLabel('Password').fill(password);
  await drawer.getByRole('button', { name: 'Sign in' }).click();
}

/** In Firefox, the driver appends to what a field for emails contains. */
async function replaceText(field: EngineLocator, text: string): Promise<void> {
  await field.fill('');
  await field.fill(text);
}

/** The button that places the order, as the widget renders it. Its text may be an amount. */
export const orderButton = <Page extends EnginePage>({ page }: { page: Page }) =>
  page.locator('[data-quire="place-order-button"] .quire').getByRole('button') as ReturnType<Page['locator']>;

/** The card form that is displayed. */
export const cardForm = ({ page }: Pick<Visit, 'page'>): FrameLocator =>
  page.frameLocator('[data-quire="payment-tabs"] iframe:visible');

export async function typeCard({ page }: Pick<Visit, 'page'>, number = '4111 1111 1111 1111'): Promise<void> {
  const fields = cardForm({ page });
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12/30');
  await fields.getByLabel('Security code').fill('123');
}

/**
 * Fills in the shop's checkout form, types a card unless the order is paid already, and places the order. Resolves with
 * the number of the confirmed order.
 */
export async function placeOrder({ page }: Pick<Visit, 'page'>, { isPaid = false } = {}): Promise<string> {
  await page.waitForURL('**/cc/sparq/checkout*');
  await fillCheckout({ page });
  if (!isPaid) await typeCard({ page });
  await orderButton({ page }).and(page.locator(':not([aria-disabled])')).click();
  await page.waitForURL('**/webapp/order/**');
  return confirmed({ page });
}

/** Fills in contact and address. City and state follow from the ZIP code. */
export async function fillCheckout({ page }: { page: EnginePage }): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await replaceText(page.getByLabel('Email'), 'ada@shop.example');
  await page.getByLabel('Street address').fill('12 Main Street');
  await page.getByLabel('ZIP code').fill('10001');
  const city = page.getByLabel('City');
  if (await city.count()) await expect.poll(() => city.inputValue()).toBe('New York');
}

/** The text of the displayed confirmation, once the widget renders it. */
export async function confirmed({ page }: Pick<Visit, 'page'>): Promise<string> {
  const widget = page.locator('[data-quire="order-confirmation"] .quire');
  await widget.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  const number = await widget.getByText(/^Q-\d+$/).textContent();
  return number ?? '';
}
