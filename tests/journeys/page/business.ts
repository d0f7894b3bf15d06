import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { demoPassword } from '../../../examples/shop/database/demoAccounts';
import type { EnginePage } from '../../engines/page';
import { signInAs } from './account';
import { orderButton } from './checkout';
import { PRICEY } from './products';
import { testServers } from './testServers';
import { type Visit, type VisitOptions, visit } from './visit';

export const JONATHAN = 'jonathan@quire.example';
export const SALLY = 'sally@quire.example';
export const HELEN = 'helen@quire.example';
export const KEN = 'ken@quire.example';

/** Items above Jonathan's spending limit. */
export const TOO_MUCH = [{ sku: PRICEY, quantity: 4 }];

/** Gives the account's cart exactly these items, and no accounting data of an earlier journey, from another device. */
export async function setCartOf(login: string, items: { sku: string; quantity?: number }[]): Promise<void> {
  const { shopUrl } = testServers();
  const form = new URLSearchParams({ login, password: demoPassword });
  const signIn = await fetch(`${shopUrl}/office/supplies/login`, { method: 'POST', body: form, redirect: 'manual' });
  // the answer opens a guest's session before the buyer's: of two cookies with one name, the second counts
  const cookies = signIn.headers.getSetCookie().map((each) => each.replace(/;.*/, '').split('=') as [string, string]);
  const cookie = [...new Map(cookies)].map((pair) => pair.join('=')).join('; ');
  async function call(method: string, path: string, body?: object) {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${shopUrl}/cc/api/checkout${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`the shop does not change the cart: ${answer.status}`);
    return answer.json();
  }
  const { cartInfo } = await call('GET', '?tenantId=10051');
  for (const { cartItemId } of cartInfo.items) await call('DELETE', `/default/item/${cartItemId}?tenantId=10051`);
  const accountInfo = { bcName: '', purchaseOrderNumber: '', purchaseOrderRelease: '' };
  await call('PUT', '/default?actionType=UPDATE_ACCOUNTING_INFO', { accountInfo });
  const added = items.map(({ sku, quantity = 1 }) => ({ itemId: sku, qty: quantity }));
  if (added.length > 0) await call('POST', '/default/item', { items: added });
}

/** A signed-in buyer whose account's cart contains exactly these items. */
export async function aBuyer(
  login: string,
  items: { sku: string; quantity?: number }[],
  options: VisitOptions = {},
): Promise<Visit> {
  await setCartOf(login, items);
  const shop = await visit('/try', options);
  await signInAs(shop, login);
  return shop;
}

/**
 * Orders the signed-in buyer's cart, which is above the spending limit. Returns the number of the order that waits for
 * approval.
 */
export async function sendForApproval({ page }: { page: EnginePage }, checkout = '/cc/sba/checkout'): Promise<string> {
  await page.goto(checkout);
  await page.getByLabel('Budget center').selectOption('Management');
  await (await orderNumber({ page })).fill('PO 4711');
  await orderButton({ page }).filter({ hasText: 'Send for approval' }).click();
  await page.waitForURL(/\/webapp\/order\/Q-/);
  return page.evaluate(() => location.pathname.replace(/.*\//, ''));
}

/** The overlay of that type, if it is open. */
export const overlayOf = ({ page }: Visit, type: 'BC' | 'PON' | 'POR' | 'SHIP_TO'): Locator =>
  page.locator(`dialog[open][data-overlay="${type}"]`);

/** Opens the mini cart and presses its checkout button. */
export async function checkOut(shop: Visit): Promise<void> {
  await shop.miniCart.open();
  await expect.poll(() => shop.miniCart.lines.count()).toBeGreaterThan(0);
  await shop.miniCart.panel.getByRole('button', { name: 'Checkout' }).click();
}

export async function chooseCenter(shop: Visit, name: string): Promise<void> {
  const overlay = overlayOf(shop, 'BC');
  await overlay.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await overlay.getByRole('button', { name: 'Save' }).click();
  await overlay.waitFor({ state: 'detached' });
}

export async function giveNumber(shop: Visit, type: 'PON' | 'POR', number: string): Promise<void> {
  const overlay = overlayOf(shop, type);
  await overlay.getByRole('textbox').fill(number);
  await overlay.getByRole('button', { name: 'Save' }).click();
  await overlay.waitFor({ state: 'detached' });
}

/** The purchase order field of the payment step, once the widget has replaced the fallback HTML. */
export async function orderNumber<Page extends EnginePage>({ page }: { page: Page }) {
  const field = page
    .locator('[data-quire="payment-tabs"] .quire')
    .getByRole('textbox', { name: 'Purchase order number' });
  await field.waitFor();
  return field as ReturnType<Page['locator']>;
}
