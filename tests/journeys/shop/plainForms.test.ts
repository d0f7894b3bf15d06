import { describe, expect, test } from 'vitest';
import { randomLetters } from '../../../examples/shop/vault/randomLetters';
import { BOOKCASE, DRIVE, PAPER, productPath } from '../page/products';
import { visit } from '../page/visit';

/** Pays by the wallet and orders the cart, with forms and links only. Returns the text of the confirmation. */
async function buy(shop: Awaited<ReturnType<typeof visit>>): Promise<string> {
  await shop.goto('/cc/mmx/cart');
  await shop.page.getByRole('link', { name: 'Checkout' }).click();
  await shop.page.getByRole('link', { name: 'Pay with Quire Wallet' }).click();
  await shop.page.getByRole('button', { name: 'Yes, pay' }).click();
  await shop.page.getByRole('button', { name: 'Continue with your order' }).click();
  await shop.page.getByLabel('Full name').fill('Ada Byron');
  await shop.page.getByLabel('Email').fill('ada@shop.example');
  await shop.page.getByLabel('Street address').fill('12 Main Street');
  await shop.page.getByLabel('ZIP code').fill('10001');
  await shop.page.getByLabel('City').fill('New York');
  await shop.page.getByLabel('State').selectOption('NY');
  await shop.page.getByRole('button', { name: 'Place order' }).click();
  await shop.page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  return shop.page.locator('main').innerText();
}

describe('the page without the script', () => {
  test('can add, change, remove and order with JavaScript disabled', { tags: 'scripting-off' }, async () => {
    const shop = await visit(productPath(PAPER.sku), { javaScriptEnabled: false });

    await shop.page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await shop.plainButton(PAPER.sku).click();
    await shop.page.getByText(`2 × ${PAPER.name} added to your cart.`).waitFor();
    await shop.goto(productPath(DRIVE.sku));
    await shop.plainButton(DRIVE.sku).click();
    await shop.page.waitForURL(/mcRefresh/);
    await shop.goto('/cc/mmx/cart');
    await shop.page.getByRole('spinbutton', { name: `Quantity of ${PAPER.name}` }).fill('3');
    await shop.page.getByRole('button', { name: 'Update' }).first().click();
    await shop.page.getByText(`The quantity of ${PAPER.name} is now 3.`).waitFor();
    await shop.page.getByRole('button', { name: `Remove ${DRIVE.name}` }).click();

    const confirmation = await buy(shop);
    expect(confirmation).toMatch(new RegExp(`${PAPER.name}\\s+Quantity: 3`));
    expect(confirmation).not.toContain(DRIVE.name);
  });

  test('can add and order if the customer has turned the script off', async () => {
    const shop = await visit('/?script=off');
    await shop.goto(productPath(PAPER.sku));

    await shop.plainButton(PAPER.sku).click();
    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
    expect(await shop.page.evaluate(() => 'Quire' in window)).toBe(false);

    expect(await buy(shop)).toMatch(new RegExp(`${PAPER.name}\\s+Quantity: 1`));
    expect(shop.calls.all).toEqual([]);
  });

  test('orders with the tax of a typed ZIP code by one press [DEC-Q451]', async () => {
    const { page, ...shop } = await visit('/?script=off');
    await shop.goto('/office/supplies/login');
    const registration = page.locator('form').filter({ hasText: 'Create an account' });
    await registration.getByLabel('Name').fill('Ada Byron');
    await registration.getByLabel('Email').fill(`${randomLetters()}@shop.example`);
    await registration.getByLabel('Password', { exact: true }).fill('correct horse');
    await registration.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/');
    await shop.goto(productPath(PAPER.sku));
    await page
      .getByRole('button', { name: `Add to cart: ${PAPER.name}` })
      .first()
      .click();
    await page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
    await shop.goto('/cc/sparq/checkout');
    await page.getByLabel('Street address').fill('12 Main Street');
    await page.getByLabel('ZIP code').fill('90036');
    await page
      .locator('.order-summary dl div', { has: page.getByText('Tax', { exact: true }) })
      .getByText('$')
      .waitFor();
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('CA');
    await page.getByRole('radio', { name: 'invoice' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  });

  test('has a cart that the mini cart counts once the script is on again', async () => {
    const shop = await visit('/?script=off');
    await shop.goto(productPath(PAPER.sku));
    await shop.plainButton(PAPER.sku).click();
    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();

    await shop.goto('/?script=on');

    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test.each([360, 1280])(
    'displays a cart line with Remove and without scrolling sideways at %i pixels',
    async (width) => {
      const shop = await visit('/?script=off', { viewport: { width, height: 800 } });
      await shop.goto(productPath(BOOKCASE.sku));
      await shop.plainButton(BOOKCASE.sku).click();
      await shop.page.getByText(`1 × ${BOOKCASE.name} added to your cart.`).waitFor();
      await shop.goto('/cc/mmx/cart');

      const lines = shop.page.locator('.cart-lines');
      await lines.getByRole('button', { name: `Remove ${BOOKCASE.name}` }).waitFor();
      expect(await lines.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      expect((await lines.locator('img').boundingBox())?.width).toBe(60);
    },
  );
});
