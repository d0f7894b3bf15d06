import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { cartPage } from '../page/cartPage';
import { configElement, legacyPage, MINI_CART, SCRIPT } from '../page/legacyPage';
import { DRIVE, PAPER } from '../page/products';
import type { ShopPage } from '../page/shopPage';
import { testServers } from '../page/testServers';
import { acceptCookies, visit } from '../page/visit';

/** A line for pickup, while the store is open or closed. */
const PICKUP = /^(Pick up in 1-hour|Pick up when the store opens · Closed .*)/;
const PICKUP_IN_SEATTLE = /^Pick up at Seattle, WA/;

const LOCATOR = '<div data-quire="store-locator" data-layout="inline"></div>';

/** Scrolls to a widget, which mounts once it is near the viewport. */
async function scrollToWidget(page: Page, slug: string): Promise<Locator> {
  const element = page.locator(`[data-quire="${slug}"]`);
  await element.evaluate((it) => it.scrollIntoView());
  const widget = element.locator('.quire').first();
  await widget.waitFor({ state: 'attached' });
  return widget;
}

async function searchStores(locator: Locator, query: string): Promise<void> {
  await locator.getByRole('textbox', { name: 'City and state, or ZIP code' }).fill(query);
  await locator.getByRole('textbox', { name: 'City and state, or ZIP code' }).press('Enter');
}

const storesOf = (locator: Locator): Locator => locator.getByRole('list', { name: 'Stores', exact: true });

/** The number of the customer's store in the cookie. */
const storeCookie = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => decodeURIComponent(document.cookie)).then((text) => /"storeNumber":"(\d+)"/.exec(text)?.[1]);

/** The name of the focused element, through all shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

describe('the store finder', () => {
  test('starts with the place in the URL of the page rather than the customer’s store, and lists the stores there [STORE-001, STORE-004]', async () => {
    const chosen = { storeNumber: '0112', city: 'Cambridge', state: 'MA', zipCode: '02138' };
    const { page } = await visit('/webapp/stores?near=Seattle,%20WA', {
      intercept: (context) =>
        context.addCookies([
          { name: 'YourStore', value: encodeURIComponent(JSON.stringify(chosen)), url: testServers().shopUrl },
        ]),
    });
    expect(await storeCookie(page)).toBe('0112');
    const locator = await scrollToWidget(page, 'store-locator');
    expect(await locator.getByRole('textbox', { name: 'City and state, or ZIP code' }).inputValue()).toBe(
      'Seattle, WA',
    );
    await storesOf(locator)
      .getByRole('listitem')
      .first()
      .getByText(/^4500 University Way, 98105/)
      .waitFor();
  });

  test('lets the keyboard search and choose a store, and displays a message for an unknown place or location [STORE-004, STORE-005, STORE-010]', async () => {
    const { page } = await visit('/webapp/stores');
    const locator = await scrollToWidget(page, 'store-locator');
    await searchStores(locator, '<b>');
    await locator.getByText('No stores found for "<b>".').waitFor();
    await searchStores(locator, 'Seattle, WA');
    await storesOf(locator)
      .getByRole('heading', { name: /Seattle, WA/ })
      .first()
      .waitFor();
    expect(await locator.getByText(/^(Open until|Closed until|Closed for the holiday)/).count()).toBeGreaterThan(2);

    const third = storesOf(locator).getByRole('listitem').nth(2);
    await third.locator('summary').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatch(/^Make this my store: /);
    await page.keyboard.press('Enter');
    await locator.getByText(/ is now your store\.$/).waitFor();
    expect(await storeCookie(page)).toMatch(/^\d{4}$/);
    expect(await third.getByRole('button').innerText()).toBe('Your store');

    await locator.getByRole('button', { name: 'Find one near me' }).click();
    await locator.getByText(/^We don't have access to your location\./).waitFor();
  });

  test('updates availability for a new store at once: on the same page, in the cart, and in another tab [STORE-005, STORE-015, SCR-006]', async () => {
    const product = `data-sku="${DRIVE.sku}"`;
    const html = legacyPage(
      `${MINI_CART}<div data-quire="quick-buy" ${product}><a href="/">Quick buy</a></div>
       <div data-quire="pick-up-today" ${product}><a href="/">Pick up today</a></div><div data-quire="bopis-overlay"></div>
       <div data-quire="cart-page"></div>${LOCATOR}`,
    );
    const shop = await visit('/legacy', { pages: { '/legacy': html } });
    await shop.fillCart([{ sku: DRIVE.sku }]);
    await shop.page.reload();
    const tab = await shop.openTab('/legacy');

    await openQuickBuy(tab.page);
    // a background tab is rendered only twice a second
    await shop.page.bringToFront();
    const locator = await scrollToWidget(shop.page, 'store-locator');
    await searchStores(locator, '98105');
    await storesOf(locator).getByRole('button', { name: 'Make this my store: Seattle, WA' }).first().click();
    await locator.getByText('Seattle, WA is now your store.').waitFor();

    const here = await openQuickBuy(shop.page);
    await here.getByText('Pick up at Seattle, WA').waitFor();
    await shop.page.keyboard.press('Escape');
    await here.waitFor({ state: 'hidden' });
    const today = await openDrawer(shop.page, 'pick-up-today', 'Pick up today');
    await today.getByRole('heading', { name: 'Seattle, WA' }).first().waitFor();
    await shop.page.keyboard.press('Escape');
    await today.waitFor({ state: 'hidden' });

    await scrollToWidget(shop.page, 'cart-page');
    const line = cartPage(shop.page).line(DRIVE.name);
    await line.getByRole('button', { name: `Change store: ${DRIVE.name}` }).click();
    const finder = shop.page.locator('[data-quire="bopis-overlay"]').getByRole('dialog');
    await finder
      .getByRole('button', { name: /^Pick up at Seattle, WA/, disabled: false })
      .first()
      .click();
    await finder.waitFor({ state: 'hidden' });
    await expect.poll(() => line.getByRole('radio', { name: PICKUP_IN_SEATTLE }).isChecked()).toBe(true);
    await shop.miniCart.open();
    await shop.miniCart.line(DRIVE.name).getByText(PICKUP).waitFor();

    await seenAgain(tab);
    const there = cartPage(tab.page).line(DRIVE.name).getByRole('radio', { name: PICKUP_IN_SEATTLE });
    await expect.poll(() => there.isChecked()).toBe(true);
    await tab.page.locator('[data-quire="quick-buy"]').getByText('Pick up at Seattle, WA').waitFor();
  });
});

describe('the product page', () => {
  test('adds the product for pickup at the store that the customer chooses beside the button [DEC-Q552]', async () => {
    const { page, cartItems } = await visit(`/webapp/product/${PAPER.sku}`);
    const choice = await scrollToWidget(page, 'delivery-choice');
    await choice.getByText(/^Arrives .* · Free from/).waitFor();
    await choice.getByRole('radio', { name: 'Pick up in store' }).click();
    const finder = page.locator('[data-quire="bopis-overlay"]').getByRole('dialog');
    await searchStores(finder, '98105');
    await finder
      .getByRole('button', { name: /^Pick up at Seattle, WA/, disabled: false })
      .first()
      .click();
    await expect.poll(() => choice.getByRole('radio', { name: PICKUP_IN_SEATTLE }).isChecked()).toBe(true);
    const buy = page.locator('.buy-bar');
    const quantity = buy.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill('999');
    await choice.getByText(/^Only \d+ in stock at Seattle, WA$/).waitFor();
    await buy.getByText(/^Only \d+ in stock at Seattle, WA$/).waitFor();
    expect(await buy.getByRole('button', { name: 'Add to cart', disabled: true }).count()).toBe(1);
    await quantity.fill('1');
    await buy.getByRole('button', { name: 'Add to cart', disabled: false }).click();
    const shippingInfo = { deliveryType: 'ISP', pickStoreNumber: expect.stringMatching(/^\d{4}$/) };
    await expect.poll(cartItems).toMatchObject([{ itemId: PAPER.sku, shippingInfo }]);
  });
});

/** Opens a drawer with the link of its fallback HTML, or with the widget's button that has replaced it. */
async function openDrawer(page: Page, slug: string, name: string): Promise<Locator> {
  const element = page.locator(`[data-quire="${slug}"]`);
  await element.locator('.quire').first().waitFor();
  await element.getByText(name, { exact: true }).filter({ visible: true }).first().click();
  const drawer = element.getByRole('dialog');
  await drawer.waitFor();
  return drawer;
}

/** Opens quick buy, which offers a pickup. */
async function openQuickBuy(page: Page): Promise<Locator> {
  const drawer = await openDrawer(page, 'quick-buy', 'Quick buy');
  await drawer.getByRole('radio', { name: /^Pick up/ }).waitFor();
  return drawer;
}

/** Simulates the return to a tab. All tabs of a test are visible, so the browser fires no event of its own. */
async function seenAgain(tab: ShopPage): Promise<void> {
  await tab.page.bringToFront();
  await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('widgets sell even if maps, chat, survey and analytics are blocked and the analytics adapter throws [ANLY-018, STORE-021, CHAT-004]', async () => {
  const outside = 'https://stopped.example';
  const others = ['analytics', 'survey'].map((name) => `<script async src="${outside}/${name}.js"></script>`).join('');
  const config = configElement({
    stores: { mapsKey: 'key' },
    chat: { scriptUrl: `${outside}/chat.js` },
    feedback: { open: 'survey.open' },
  });
  const html = legacyPage(
    `<div data-quire="analytics"></div>${MINI_CART}${LOCATOR}<div data-quire="chat-launcher"></div><div data-quire="feedback-survey"></div>
     <div data-quire="add-to-cart-button" data-sku="${PAPER.sku}"></div><div data-quire="atc-drawer"></div>`,
    { head: config + SCRIPT + others },
  );
  const stopped: URL[] = [];
  const shop = await visit('/legacy', {
    pages: { '/legacy': html },
    complaints: [/ERR_BLOCKED_BY_CLIENT/],
    before: () => {
      const called: string[] = [];
      const fail = ({ name }: { name: string }) => {
        called.push(name);
        throw new Error('the data layer failed');
      };
      const adapter = { model: {}, ctaInit: fail, ctaResponse: fail, contentLoaded: fail, addToCart: fail };
      Object.assign(window, { called, analyticsAdapter: adapter });
    },
    intercept: async (context) => {
      await acceptCookies(context);
      await context.route(/stopped\.example|maps\.googleapis\.com/, (route) => {
        stopped.push(new URL(route.request().url()));
        return route.abort('blockedbyclient');
      });
    },
  });

  await shop.addToCart(PAPER.sku);
  await shop.closeDrawer();
  await expect.poll(shop.miniCart.count).toBe(1);
  const locator = await scrollToWidget(shop.page, 'store-locator');
  await storesOf(locator).getByRole('listitem').first().waitFor();
  const chat = (await scrollToWidget(shop.page, 'chat-launcher')).getByRole('button', { name: 'Chat with us' });
  await chat.click();
  await (await scrollToWidget(shop.page, 'feedback-survey')).getByRole('button', { name: 'Feedback' }).click();
  await shop.page.getByText('The survey is not available right now.').waitFor();
  await expect
    .poll(() => new Set(stopped.map(({ hostname }) => hostname)))
    .toEqual(new Set(['stopped.example', 'maps.googleapis.com']));
  const maps = stopped.find(({ hostname }) => hostname === 'maps.googleapis.com')?.searchParams;
  expect([maps?.get('key'), maps?.get('libraries')]).toEqual(['key', 'places']);
  const called = () => (window as unknown as { called: string[] }).called;
  await expect.poll(() => shop.page.evaluate(called)).toContain('addToCart');
});
