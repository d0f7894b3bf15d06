import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { cartPage } from '../page/cartPage';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { type VisitOptions, visit } from '../page/visit';

const BOOKCASE = { sku: 'FUR-BO-10001798', name: 'Bush Somerset Collection Bookcase' };

async function onCart(items: { sku: string; quantity?: number }[], path = '/cc/mmx/cart', options: VisitOptions = {}) {
  const shop = await visit('/try', options);
  await shop.fillCart(items);
  await shop.goto(`${path}${path.includes('?') ? '&' : '?'}mcRefresh=true`);
  return { ...shop, cart: cartPage(shop.page) };
}

describe('the cart page of the shop', () => {
  test.each(['/cc/mmx/cart', '/cc/sparq/cart', '/webapp/wcs/stores/servlet/cart'])(
    'replaces the plain page at %s, displays lines and subtotal, and has no accessibility violations [ROUTE-013]',
    async (path) => {
      const { cart, page } = await onCart([PAPER, DRIVE], path);
      await cart.line(PAPER.name).waitFor();
      await expect.poll(() => cart.families.count()).toBe(2);
      await expect.poll(() => cart.sum('Subtotal').innerText()).toContain('$');
      expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0);
      expect(await page.getByRole('heading', { name: / cart/ }).allInnerTexts()).toEqual(['Your cart (2)']);
      await cart.host.getByRole('heading', { name: 'Recommended for you' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test('on a wide page, the lines and the summary begin at the same height', async () => {
    const { cart, page } = await onCart([PAPER, DRIVE], '/cc/mmx/cart', { viewport: { width: 1280, height: 800 } });
    await cart.line(PAPER.name).waitFor();
    const top = async (part: string) => (await page.locator(`.quire-cart-page__${part}`).boundingBox())?.y;
    await expect.poll(async () => (await top('main')) === (await top('side'))).toBe(true);
  });

  test.each([390, 320])(
    'at %i px, keeps the total and Checkout at the lower edge of the window until the totals, and no focus below them [DEC-Q452]',
    async (width) => {
      const { cart, page } = await onCart([PAPER, DRIVE, BOOKCASE], '/cc/mmx/cart', {
        viewport: { width, height: 800 },
      });
      const checkout = cart.button('Checkout');
      await checkout.waitFor();
      const bottom = async () => {
        const box = await checkout.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      await expect.poll(bottom).toBe(788);
      await cart.button(`More actions for ${BOOKCASE.name}`).click();
      const remove = cart.button(`Remove ${BOOKCASE.name}`);
      await remove.focus();
      const top = (await checkout.boundingBox())?.y ?? 0;
      await expect.poll(async () => ((await remove.boundingBox())?.y ?? 0) + 44).toBeLessThanOrEqual(top);
      // repeated, because the recommendations below may load in between
      await expect
        .poll(async () => {
          await cart.button('Empty cart').scrollIntoViewIfNeeded();
          await page.mouse.wheel(0, 300);
          return bottom();
        })
        .toBeLessThan(700);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test('lets the customer choose a pickup store for a line, and name another person to pick it up [SCR-006, SCR-007]', async () => {
    const { cart, page } = await onCart([PAPER]);
    const line = cart.line(PAPER.name);
    await line.getByRole('radio', { name: /^Pick up in store/ }).click();
    const overlay = page.locator('[data-quire="bopis-overlay"]').getByRole('dialog');
    await overlay.getByRole('textbox').fill('Cambridge, MA');
    await overlay.getByRole('button', { name: 'Search' }).click();
    await overlay.getByRole('button', { name: 'Pick up at Cambridge, MA' }).click();
    await expect.poll(() => line.getByRole('radio', { name: /^Pick up at Cambridge, MA/ }).isChecked()).toBe(true);
    expect(await line.getByRole('radio', { name: /^Ship it/ }).getAttribute('aria-describedby')).not.toBeNull();
    await cart.button(`Change store: ${PAPER.name}`).waitFor();

    await cart.button('Someone else will pick it up').click();
    await overlay.getByLabel('First name').fill('Ada');
    await overlay.getByLabel('Last name').fill('Byron');
    await overlay.getByLabel('Email').fill('ada@quire.example');
    await overlay.getByLabel('Phone').fill('(508) 555-0134');
    await overlay.getByRole('button', { name: 'Save' }).click();
    await cart.button('Picked up by Ada Byron: change').waitFor();
  });

  test('indents the parts of a bundle below their line', async () => {
    const { cart } = await onCart([{ sku: 'BUNDLE-DESK-STARTER' }]);
    const left = async (family: string) => (await cart.host.locator(`${family} img`).first().boundingBox())?.x ?? 0;
    const [line, part] = [await left('.quire-cart-page__family'), await left('.quire-cart-page__children')];
    expect(part).toBeGreaterThan(line + 10);
  });

  test('restores a removed piece of furniture with its service', async () => {
    const { cart, page } = await onCart([BOOKCASE]);
    const service = cart.line(BOOKCASE.name).getByRole('combobox', { name: 'Furniture service' });
    await service.selectOption('BASC');
    await cart.host.getByText('1 × Basic: delivered and unpacked').waitFor();
    await cart
      .line(BOOKCASE.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.locator('[data-quire="cart-page"]').getByRole('button', { name: /^Undo/ }).click();
    await cart.host.getByText('1 × Basic: delivered and unpacked').waitFor();
    await expect.poll(() => service.inputValue()).toBe('BASC');
  });

  test('changes a quantity, removes a line and restores it, and the mini cart displays the same count [GEN-003]', async () => {
    const { cart, miniCart, calls } = await onCart([PAPER, DRIVE]);
    await cart
      .line(PAPER.name)
      .getByRole('button', { name: /^Increase/ })
      .click();
    await expect.poll(miniCart.count).toBe(3);
    await cart
      .line(DRIVE.name)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.poll(() => cart.families.count()).toBe(1);
    await expect.poll(miniCart.count).toBe(2);

    await cart.button(/^Undo/).click();
    await cart.line(DRIVE.name).waitFor();
    await expect.poll(miniCart.count).toBe(3);
    expect(calls.of('POST')).toHaveLength(1);
  });

  test('puts the requested product in the place of its substitute, and a removed one back where it was [DEC-Q505, DEC-Q506]', async () => {
    const { cart } = await onCart([{ sku: 'OFF-PA-10000029' }, PAPER]);
    const names = () => cart.families.locator('.quire-product-facts__name').allInnerTexts();
    await cart.families.getByText('Replaces Xerox 224').waitFor();
    await cart.button('Keep my original: Xerox 224').click();
    await expect.poll(names).toEqual(['Xerox 224', PAPER.name]);
    await cart.button('Remove Xerox 224').click();
    await expect.poll(names).toEqual([PAPER.name]);
    await cart.button(/^Undo/).click();
    await expect.poll(names).toEqual(['Xerox 224', PAPER.name]);
  });

  test('applies a coupon, and lists one that does not qualify with the reason [CART-CODE-036]', async () => {
    const { cart } = await onCart([PAPER]);
    // the widget's field, not the one of the form that it replaces
    const field = cart.host.locator('.quire').getByRole('textbox', { name: 'Coupon code' });
    await field.fill('save10');
    await field.press('Enter');
    await cart.host.getByText('You save $1.22').waitFor();
    await field.fill('OVER100');
    await cart.button('Apply').click();
    await cart.host.getByText('Your order does not meet the minimum for this coupon.').waitFor();
    await expect.poll(() => cart.sum('Instant Saving').innerText()).toContain('−$1.22');

    await cart.button('Remove coupon OVER100').click();
    await expect.poll(() => cart.button('Remove coupon OVER100').count()).toBe(0);
  });

  test('displays the fee of a furniture service at the line and in the totals, and a custom one as to be determined [FURN-001, FURN-002, FURN-003, FURN-004]', async () => {
    const { cart } = await onCart([BOOKCASE]);
    const level = cart.host.locator('.quire').getByLabel('Furniture service', { exact: true });
    const service = cart.host.locator('.quire-cart-page__services');
    await level.selectOption('BASC');
    await service.waitFor();
    await expect.poll(() => service.innerText()).toContain('$49.00');
    await expect.poll(() => cart.sum('Furniture service').innerText()).toContain('$49.00');

    await level.selectOption('CUST');
    await expect.poll(() => service.innerText()).toContain('To be determined');
    await expect.poll(() => cart.sum('Furniture service').innerText()).toContain('To be determined');
  });

  test('adds free items, and is emptied only after a confirmation; Undo restores its items at once [CART-UPD-011, SCR-008]', async () => {
    const { cart, page, miniCart } = await onCart([PAPER, DRIVE]);
    await cart
      .button(/^Add for free/)
      .first()
      .click();
    await expect.poll(miniCart.count).toBe(3);
    await cart.button('Empty cart').click();
    const question = page.getByRole('alertdialog', { name: 'Empty your cart?' });
    await question.locator(':focus').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await cart.button('Empty cart').click();
    await question.getByRole('button', { name: 'Keep items' }).click();
    await expect.poll(miniCart.count).toBe(3);

    await cart.button('Empty cart').click();
    await question.getByRole('button', { name: 'Empty cart' }).click();
    await cart.host.getByText('Your cart is empty.').waitFor();
    await expect.poll(miniCart.count).toBe(0);
    const widthOf = async (part: string) => (await cart.host.locator(`.quire-cart-page__${part}`).boundingBox())?.width;
    expect(await widthOf('main')).toBe(await widthOf('sheet'));
    // the button that had the focus is gone, so the focus continues in the cart
    await page.keyboard.press('Tab');
    expect(await cart.button('Undo').evaluate((button) => button.matches(':focus'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(miniCart.count).toBe(3);
  });

  test('marks the line that was just added, and scrolls it into view [ROUTE-010]', async () => {
    const shop = await visit('/try', { viewport: { width: 1000, height: 500 } });
    await shop.fillCart([PAPER, DESK_SET, BOOKCASE, DRIVE]);
    const answer = await shop.context.request.get('/cc/api/checkout?grindType=ALL');
    const { cartInfo } = (await answer.json()) as { cartInfo: { items: { itemId: string; cartItemId: string }[] } };
    const id = cartInfo.items.find(({ itemId }) => itemId === DRIVE.sku)?.cartItemId;
    await shop.goto(`/cc/mmx/cart?cartItemIds=${id}&mcRefresh=true`);
    const cart = cartPage(shop.page);
    await cart.line(DRIVE.name).getByText('Just added').waitFor();
    await expect.poll(async () => ((await cart.line(DRIVE.name).boundingBox())?.y ?? 9999) < 500).toBe(true);
  });

  test('displays a notification above the lines and in the header, and closes both at once [CART-NOTE-012]', async () => {
    const { page, context } = await onCart([PAPER]);
    await context.route(/\/cc\/api\/checkout\?/, async (route) => {
      const response = await route.fetch();
      const { cartInfo } = await response.json();
      const messages = [...cartInfo.messages, { code: 'SFL_MOVED', type: 'INFO' }];
      await route.fulfill({ response, json: { cartInfo: { ...cartInfo, messages } } });
    });
    await page.goto('/cc/mmx/cart?mcRefresh=true');
    const notice = page
      .locator('.quire-cart-notifications, .quire-cart-page')
      .getByText('Your saved items were moved.');
    await expect.poll(() => notice.count()).toBe(2);
    await page
      .locator('.quire-cart-notifications')
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect.poll(() => notice.count()).toBe(0);
  });

  test('a click on the plain page before the widgets load does what the plain page does', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await onCart([PAPER, DRIVE], '/cc/mmx/cart', {
      intercept: (context) =>
        context.route(/\/quire\/(?!quire\.js)/, async (route) => {
          await released;
          await route.continue().catch(() => undefined);
        }),
    });
    await page.getByRole('button', { name: `Remove ${DRIVE.name}` }).click();
    release();
    await page.getByText(/was removed from your cart\.$/).waitFor();
    await expect.poll(() => cartPage(page).families.count()).toBe(1);
  });

  test('without the script the plain page changes a furniture service and removes a line', {
    tags: 'scripting-off',
  }, async () => {
    const { page } = await onCart([BOOKCASE], '/cc/mmx/cart', { javaScriptEnabled: false });
    await page.getByLabel(/^Furniture service/).selectOption('CUST');
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByText('To be determined').waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('Your cart is empty.').first().waitFor();
  });

  test('without the script every column of the plain page is visible, from 320 to 1000 px', {
    tags: 'scripting-off',
  }, async () => {
    const { page } = await onCart([PAPER, BOOKCASE], '/cc/mmx/cart', { javaScriptEnabled: false });
    const beyond = () => page.locator('.cart-lines').evaluate((lines) => lines.scrollWidth - lines.clientWidth);
    for (const width of [320, 799, 800, 850, 905, 999, 1000]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await beyond()]).toEqual([width, 0]);
    }
  });

  test.each([320, 1280])('does not scroll sideways on a screen of %i px', async (width) => {
    const { cart, page } = await onCart([PAPER, BOOKCASE], '/cc/mmx/cart', { viewport: { width, height: 800 } });
    await cart.line(PAPER.name).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
});

test.each([320, 700, 1280])(
  'a long word in the name of a recommendation fits its tile on a screen of %i px',
  async (width) => {
    const { cart } = await onCart([PAPER, BOOKCASE], '/cc/mmx/cart', { viewport: { width, height: 800 } });
    const name = cart.host.locator('.quire-cart-page__tile > a').first();
    const [wanted, room] = await name.evaluate((link: HTMLElement) => {
      link.textContent = 'Programmable Compartment';
      link.style.overflowWrap = 'normal';
      const tile = link.parentElement as HTMLElement;
      return [link.offsetWidth, tile.clientWidth - 2 * Number.parseFloat(getComputedStyle(tile).paddingLeft)] as const;
    });
    expect(wanted).toBeLessThanOrEqual(room);
  },
);

describe('a cart of five hundred lines', () => {
  const items = Array.from({ length: 500 }, (_, index) => ({
    itemId: `SHELF-${index + 1}`,
    cartItemId: `line-${index + 1}`,
    qty: 1,
    status: 'ACTIVE',
    product: { name: `Shelf ${index + 1}`, images: { standard: '/pictures/paper.svg?size=180' } },
    priceInfo: { finalPrice: '1.00', finalPricePerUnit: '1.00' },
    messages: [],
  }));

  /** A shop with that cart, which accepts quantity changes. */
  const longCart: VisitOptions = {
    intercept: (context) =>
      context.route(/\/cc\/api\/checkout/, async (route) => {
        const { items: requestedItems = [] } = (route.request().postDataJSON() ?? {}) as {
          items?: { cartItemId: string; qty: number }[];
        };
        for (const { cartItemId, qty } of requestedItems) {
          const item = items.find((line) => line.cartItemId === cartItemId);
          if (item) Object.assign(item, { qty, priceInfo: { finalPrice: `${qty}.00`, finalPricePerUnit: '1.00' } });
        }
        const numberOfItems = items.reduce((sum, { qty }) => sum + qty, 0);
        const total = `${numberOfItems}.00`;
        const cartInfo = {
          ...{ cartId: 'long', items, messages: [] },
          cartAttributes: { numberOfItems },
          cartSummary: { cartSubTotal: total, orderTotal: total },
        };
        await route.fulfill({ json: { cartInfo } });
      }),
  };

  test("is within reach of the keyboard and the browser's search, and a quantity change updates its line and the total", {
    tags: 'request-bodies',
  }, async () => {
    const { page } = await visit('/cc/mmx/cart', longCart);
    const cart = cartPage(page);
    await expect.poll(() => cart.families.count(), { timeout: 20_000 }).toBe(500);

    expect(await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find('Shelf 487'))).toBe(
      true,
    );
    const last = cart.button('Remove Shelf 500');
    await last.focus();
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 9999) < 900).toBe(true);

    await cart.button('Increase quantity of Shelf 250').click();
    await expect.poll(() => cart.sum('Total').innerText()).toContain('$501.00');
    await expect.poll(() => cart.line('Shelf 250').innerText()).toContain('$2.00');
  });
});
