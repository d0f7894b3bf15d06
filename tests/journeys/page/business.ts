import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { signInAs } from './account';
import { type Visit, type VisitOptions, visit } from './visit';

export const JONATHAN = 'jonathan@quire.example';
export const SALLY = 'sally@quire.example';
export const HELEN = 'helen@quire.example';
export const KEN = 'ken@quire.example';

/**
 * A signed-in buyer whose account's cart contains exactly these items, and none of an earlier journey. The page does
 * not know about this change, so the next one reads the cart with `mcRefresh`.
 */
export async function aBuyer(
  login: string,
  items: { sku: string; quantity?: number }[],
  options: VisitOptions = {},
): Promise<Visit> {
  const shop = await visit('/try', options);
  await signInAs(shop, login);
  const { request } = shop.context;
  const answer = await request.get('/cc/api/checkout?tenantId=10051');
  const { cartInfo } = await answer.json();
  for (const { cartItemId } of cartInfo.items) {
    await request.delete(`/cc/api/checkout/default/item/${cartItemId}?tenantId=10051`);
  }
  const nothing = { accountInfo: { bcName: '', purchaseOrderNumber: '', purchaseOrderRelease: '' } };
  await request.put('/cc/api/checkout/default?actionType=UPDATE_ACCOUNTING_INFO', { data: nothing });
  if (items.length > 0) await shop.fillCart(items);
  return shop;
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
export async function orderNumber({ page }: Visit): Promise<Locator> {
  const field = page
    .locator('[data-quire="payment-tabs"] .quire')
    .getByRole('textbox', { name: 'Purchase order number' });
  await field.waitFor();
  return field;
}
