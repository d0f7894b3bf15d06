import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { comparePictures } from '../../support/browser/comparePictures';
import { findOutOfReach } from '../../support/browser/reach';
import { signInAs } from '../page/account';
import { JONATHAN, SALLY } from '../page/business';
import { breakShop } from '../page/faults';
import { shiftsOf, watchShifts } from '../page/layoutShifts';
import { PAPER, productPath } from '../page/products';
import { type Visit, type VisitOptions, visit } from '../page/visit';

const TABLET = { viewport: { width: 821, height: 1024 } };
const PHONE = { viewport: { width: 360, height: 640 } };
const NARROW_DESKTOP = { viewport: { width: 1024, height: 768 } };

const headerOf = (page: Page): Locator => page.locator('[data-quire="site-header"]');
const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Main menu' });
const waitForHeader = (page: Page): Promise<void> =>
  headerOf(page).locator('header.quire-site-header__sheet').waitFor();

async function onPage(path: string, options: VisitOptions = {}): Promise<Visit> {
  const shop = await visit(path, { intercept: watchShifts, ...options });
  await waitForHeader(shop.page);
  return shop;
}

/** The shop's page while its header loads, with a function that releases the header. */
async function beforeHeader(): Promise<Visit & { release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const shop = await visit('/', {
    intercept: (context) =>
      context.route(/_next\/api\/hf/, async (route) => {
        await released;
        await route.continue();
      }),
  });
  return { ...shop, release };
}

/** The name of the focused element, through all shadow roots. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

async function press(page: Page, ...keys: string[]): Promise<string> {
  for (const key of keys) await page.keyboard.press(key);
  return focused(page);
}

describe.each([
  ['a wide window', {}],
  ['a narrow desktop', NARROW_DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('the header in %s', (where, window) => {
  const isFolded = where === 'a tablet' || where === 'a phone';

  test.each([
    ['a guest', '/', undefined],
    ['a guest with a product', productPath(PAPER.sku), undefined],
    ['a member', '/', 'chloris@quire.example'],
    ['an approver', '/sba', SALLY],
  ])('replaces the header of the server without moving the page, for %s [HDR-021]', async (_, path, login) => {
    const shop = await onPage('/try', window);
    if (login) await signInAs(shop, login);
    await shop.goto(path);
    await waitForHeader(shop.page);
    await shop.miniCart.badge.waitFor();

    const shifts = await shiftsOf(shop.page);
    expect(shifts.flatMap(({ moved }) => moved)).not.toContain('MAIN');
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
  });

  test('has the departments and the account menu of a guest, without accessibility violations [HDR-005, HDR-007]', async () => {
    const { page } = await onPage('/', window);
    const menu = menuOf(page);
    if (isFolded) await menu.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('button', { name: 'Furniture' }).click();
    expect(await findViolations(page)).toEqual([]);
    await menu.getByRole('link', { name: 'Chairs' }).click();
    await page.waitForURL('**/webapp/category/chairs');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await headerOf(page).getByRole('link', { name: 'Your lists' }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    // `findOutOfReach` checks narrow windows and large text itself
    if (!isFolded) expect(await findOutOfReach(page)).toEqual([]);
  });
});

test.each(['en-US', 'fr-CA', 'es'])(
  'on a narrow desktop the departments of an approver are in one row, in %s [DEC-Q556]',
  async (language) => {
    const shop = await onPage('/try', NARROW_DESKTOP);
    await signInAs(shop, SALLY);
    await shop.goto(`/sba?lang=${language}`);
    await waitForHeader(shop.page);
    const row = headerOf(shop.page).locator('.quire-site-header__row--menu');
    expect((await row.boundingBox())?.height).toBeLessThan(56);
  },
);

test.each(['ltr', 'rtl'])(
  'on a narrow desktop the panels of the last departments are inside the page, in direction %s [HDR-005]',
  async (direction) => {
    const { page } = await onPage('/', NARROW_DESKTOP);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const menu = menuOf(page);
    await menu.getByRole('button', { name: 'Deals' }).press('ArrowDown');
    await menu.getByRole('button', { name: 'Just for you' }).press('Enter');
    const panels = menu.locator('.quire-menu__panel');
    expect(await panels.count()).toBe(2);
    for (const panel of await panels.all()) {
      const { x, width } = (await panel.boundingBox()) ?? expect.fail('a panel that is not rendered');
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(1024);
    }
  },
);

test.each([
  ['ltr', '-90deg'],
  ['rtl', '90deg'],
])(
  'the arrow of an inner menu entry points to the side where it opens, in direction %s [HDR-005]',
  async (direction, rotation) => {
    const { page } = await onPage('/');
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    const menu = menuOf(page);
    await menu.getByRole('button', { name: 'Deals' }).press('ArrowDown');
    const branch = menu.getByRole('button', { name: 'Just for you' });
    await branch.press('Enter');
    const opened = await menu.locator('.quire-menu__panel--beside').boundingBox();
    const isToTheRight = (opened?.x ?? 0) > ((await branch.boundingBox())?.x ?? 0);
    expect(isToTheRight).toBe(direction === 'ltr');
    await expect.poll(() => branch.locator('svg').evaluate((icon) => getComputedStyle(icon).rotate)).toBe(rotation);
  },
);

test.each([601, 821, 1023])(
  'at %i px the header of an approver has two rows, and its menu opens over the page until another press or Tab leaves it [DEC-Q593]',
  async (width) => {
    const shop = await onPage('/try', { viewport: { width, height: 900 } });
    await signInAs(shop, SALLY);
    await shop.goto('/sba');
    await waitForHeader(shop.page);
    const { page } = shop;
    const row = headerOf(page).locator('.quire-site-header__row');
    expect(await row.count()).toBe(1);
    expect((await row.boundingBox())?.height).toBeLessThan(120);

    const fold = menuOf(page).getByRole('button', { name: 'Menu' });
    const store = menuOf(page).getByRole('link', { name: 'Find a store' });
    const top = (await page.getByRole('main').boundingBox())?.y;
    await fold.click();
    await store.waitFor();
    expect((await page.getByRole('main').boundingBox())?.y).toBe(top);
    // beside the content, where there is no link
    await page.mouse.click(2, 890);
    await store.waitFor({ state: 'hidden' });
    await fold.press('Enter');
    await store.press('Tab');
    await store.waitFor({ state: 'hidden' });
  },
);

test('a mouse that moves over an unfolded menu opens no submenu, whose links would move the others [DEC-Q593]', async () => {
  const { page } = await onPage('/', TABLET);
  await menuOf(page).getByRole('button', { name: 'Menu' }).click();
  const furniture = menuOf(page).getByRole('button', { name: 'Furniture' });
  await furniture.hover();
  await menuOf(page).getByRole('button', { name: 'Technology' }).hover();
  expect(await menuOf(page).locator('.quire-menu__panel').count()).toBe(0);
  await furniture.click();
  await menuOf(page).getByRole('link', { name: 'Chairs' }).waitFor();
});

test('on a phone, where the menu opens downwards, the arrows of open entries point up [HDR-005]', async () => {
  const { page } = await onPage('/', PHONE);
  const menu = menuOf(page);
  await menu.getByRole('button', { name: 'Menu' }).press('Enter');
  for (const name of ['Deals', 'Just for you']) {
    const branch = menu.getByRole('button', { name, exact: true });
    await branch.press('Enter');
    await expect.poll(() => branch.locator('svg').evaluate((icon) => getComputedStyle(icon).rotate)).toBe('180deg');
  }
});

describe('the header of a signed-in customer', () => {
  test('displays the rewards of a member in whole dollars, and does not request them again on the next page [HDR-006, RWD-003, RWD-005]', async () => {
    const shop = await onPage('/try');
    let reads = 0;
    shop.page.on('request', (request) => {
      if (/sparxProxy\/get\w*Rewards/.test(request.url())) reads += 1;
    });
    const rewards = headerOf(shop.page).getByRole('button', { name: /^Rewards: \$[\d,]+(?: · New)?$/ });
    await signInAs(shop, 'chloris@quire.example');
    await rewards.click();
    await shop.page
      .getByText(/for your orders in/)
      .first()
      .waitFor();
    const before = reads;
    await shop.goto(productPath(PAPER.sku));
    await rewards.waitFor();
    expect(reads).toBe(before);
  });

  test('lets a member browse, search, open lists, find a store and see rewards [GEN-015]', async () => {
    const shop = await onPage('/');
    await signInAs(shop, 'chloris@quire.example');
    const { page } = shop;
    await shop.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Envelopes', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Envelopes' }).waitFor();

    await headerOf(page).getByRole('combobox', { name: 'Search products' }).fill('xerox');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^\d+ results for “xerox”$/ }).waitFor();

    const data = { name: `Desk ${randomUUID()}`, accessLevel: 'PERSONAL', items: [{ itemId: PAPER.sku, qty: 2 }] };
    await shop.context.request.post('/cc/api/list?mmx=true', { data });
    await shop.goto('/kuber/viewList?tid=US');
    await page.getByRole('link', { name: data.name }).first().waitFor();

    await shop.goto('/webapp/stores?near=Cambridge,%20MA');
    const stores = page.locator('[data-quire="store-locator"]').getByRole('list', { name: 'Stores', exact: true });
    await stores
      .getByRole('listitem')
      .first()
      .getByText(/36 Brattle Street, 02138 · Less than 1 mile away/)
      .waitFor();

    await headerOf(page)
      .getByRole('button', { name: /^Rewards: \$[\d,]+(?: · New)?$/ })
      .waitFor();
  });

  test('has budgets, sales representative and company menu for a business buyer, and approvals for an approver [HDR-010, HDR-011, HDR-026]', async () => {
    const shop = await onPage('/try');
    const header = headerOf(shop.page);
    await signInAs(shop, JONATHAN);
    await header.getByRole('button', { name: 'Hello, Jonathan' }).click();
    await header.getByText('Your sales representative').waitFor();
    await header.getByText('Grace Field').waitFor();
    await header.getByRole('button', { name: 'Print services' }).waitFor();
    await header.getByRole('button', { name: /^Budget balance: \$[\d,]+\.\d\d$/ }).click();
    const budgets = shop.page.getByRole('dialog').filter({ hasText: 'Facilities' });
    await budgets.getByText('Training').waitFor();
    await shop.page.keyboard.press('Escape');
    await budgets.waitFor({ state: 'hidden' });
    expect(await shop.page.getByRole('button', { name: /^Budget balance/ }).count()).toBe(1);

    const company = menuOf(shop.page).getByRole('button', { name: 'Your company' });
    await company.click();
    await menuOf(shop.page).getByRole('link', { name: 'Contract offers' }).waitFor();
    expect(await menuOf(shop.page).getByRole('link', { name: 'Orders to approve' }).count()).toBe(0);

    await signInAs(shop, SALLY);
    await company.click();
    await menuOf(shop.page).getByRole('link', { name: 'Orders to approve' }).waitFor();
  });

  test('opens the messages of the shop in a drawer [HDR-008]', async () => {
    const shop = await onPage('/try');
    await signInAs(shop, 'william@quire.example');
    await waitForHeader(shop.page);
    await headerOf(shop.page).getByRole('button', { name: 'Hello, William' }).click();
    await headerOf(shop.page).getByRole('link', { name: 'Messages' }).filter({ visible: true }).click();
    const drawer = shop.page.locator('[data-quire="messages-drawer"]').getByRole('dialog');
    await drawer.getByText(/^Welcome, William/).waitFor();
    await shop.page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await shop.page.getByRole('button', { name: /^Messages/ }).count()).toBe(0);
  });
});

describe('the header with the keyboard alone', () => {
  test('the menu follows arrow keys, Home, End and Enter, and Escape returns to the department [HDR-005]', async () => {
    const { page } = await onPage('/');
    await menuOf(page).getByRole('button', { name: 'Furniture' }).focus();

    expect(await press(page, 'ArrowRight')).toBe('Office Supplies');
    expect(await press(page, 'ArrowDown')).toBe('Appliances');
    expect(await press(page, 'ArrowDown')).toBe('Art');
    expect(await press(page, 'Escape')).toBe('Office Supplies');
    expect(await press(page, 'End')).toBe('Deals');
    await press(page, 'Enter');
    await menuOf(page).getByRole('link', { name: 'For you' }).waitFor();
    await press(page, 'Escape', 'Home', 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/webapp/category/bookcases');
  });

  test.each([
    [/^Account/, 'Sign in'],
    [/^Rewards/, 'Sign in'],
    [/^Account/, 'Join Rewards'],
  ])('closing a drawer returns the focus to the flyout that opened it: %s', async (flyout, label) => {
    const { page } = await onPage('/');
    const button = headerOf(page).getByRole('button', { name: flyout });
    await button.press('Enter');
    await headerOf(page).locator('header [aria-haspopup="dialog"]').filter({ hasText: label }).press('Enter');
    await page.getByRole('dialog').getByRole('heading').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(flyout);
  });

  test('the search opens the suggestion that is chosen, and still searches if suggestions fail [HDR-004, HDR-023]', async () => {
    const shop = await onPage('/', { complaints: [/status of 500/] });
    const { page } = shop;
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.pressSequentially('chair');
    const options = page.getByRole('option');
    await expect.poll(() => options.first().textContent()).toBe('Chairs');
    expect(await findViolations(page)).toEqual([]);
    await press(page, 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/webapp/category/chairs');

    await waitForHeader(page);
    await breakShop({ path: '/webapp/suggest', status: 500, times: 20 });
    const failed = page.waitForResponse(/webapp\/suggest/);
    await search.pressSequentially('paper');
    await failed;
    await page.keyboard.press('Enter');
    await page.waitForURL('**/webapp/search?q=paper');
    await page.getByRole('heading', { name: /results for/ }).waitFor();
  });

  test('text typed before the header mounts stays in its search field, which has the focus', async () => {
    const { page, release } = await beforeHeader();
    await page.getByRole('searchbox', { name: 'Search products' }).pressSequentially('bin');
    release();
    await waitForHeader(page);
    await page.keyboard.type('ders');
    expect(await page.getByRole('combobox', { name: 'Search products' }).inputValue()).toBe('binders');
  });

  test('the mini cart retains the focus when the header mounts around it', async () => {
    const { page, miniCart, release } = await beforeHeader();
    await miniCart.badge.focus();
    release();
    await waitForHeader(page);
    await page.keyboard.press('Enter');
    await miniCart.panel.getByText('Your cart is empty.').waitFor();
  });
});

/** The boxes of the header's parts, whoever has rendered them: the server or the widget. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('[data-quire="site-header"]') as HTMLElement;
    const sheet = host.shadowRoot?.querySelector('.quire-site-header__sheet');
    const parts = sheet
      ? [
          '.quire-menu__fold',
          '.quire-site-header__logo',
          '[name="q"]',
          '.quire-search__button',
          'button:has(.quire-account-flyout__label)',
        ]
      : ['.fold > summary', '.brand', '[name="q"]', '.search button', '.account > summary'];
    const elements = [...parts.map((part) => (sheet ?? host).querySelector(part)), host.querySelector('.mini-cart')];
    return elements.map((element) => {
      const { x, y, width, height } = (element as Element).getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    });
  });

test.each([
  [1440, 'en-US'],
  [1024, 'fr-CA'],
  [1023, 'en-US'],
  [768, 'es'],
  [601, 'fr-CA'],
  [390, 'en-US'],
  [320, 'fr-CA'],
])(
  'at %i px in %s, menu button, logo, search, account and cart look the same before and after the widget [DEC-Q420]',
  async (width, lang) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(`/webapp/category/paper?lang=${lang}`, {
      viewport: { width, height: 800 },
      intercept: (context) =>
        context.route(/_next\/api\/hf/, async (route) => {
          await released;
          await route.continue();
        }),
    });
    const clip = { x: 0, y: 0, width, height: width > 600 ? 140 : 56 };
    await page.locator('[data-quire="mini-cart"] button').waitFor();
    const before = await boxesOf(page);
    const pictureBefore = await page.screenshot({ clip });
    release();
    await waitForHeader(page);
    await expect.poll(() => boxesOf(page)).toEqual(before);
    const difference = async () => comparePictures(pictureBefore, await page.screenshot({ clip }))?.message;
    await expect.poll(difference).toBeUndefined();
  },
);

test.each([390, 320])(
  'at %i px the header is one sticky row of 56 px, and a search field in use fills it [DEC-Q420]',
  async (width) => {
    const { page } = await onPage('/webapp/category/paper', { viewport: { width, height: 700 } });
    const sheet = headerOf(page).locator('.quire-site-header__sheet');
    expect((await page.getByRole('main').boundingBox())?.y).toBeLessThanOrEqual(57);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(0);
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(57);

    const search = page.getByRole('combobox', { name: 'Search products' });
    expect((await search.boundingBox())?.width).toBeLessThan(width / 2);
    await search.fill('binders');
    await expect.poll(async () => (await search.boundingBox())?.width).toBeGreaterThan(width - 30);
    await headerOf(page).getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/webapp/search?q=binders');
  },
);

test('a form of the footer is sent, and its thank-you page opens [HDR-027, HDR-041, ROUTE-014]', async () => {
  const { page } = await onPage('/office/supplies/login');
  const footer = page.locator('[data-quire="site-footer"]');
  await footer.scrollIntoViewIfNeeded();
  // the link of the fallback HTML leads to a page
  await footer.locator('.quire').getByRole('link', { name: 'Our newsletter' }).click();
  const drawer = page.locator('[data-quire="marketing-drawer"]').getByRole('dialog');
  await drawer.getByLabel('Email').fill('ada@shop.example');
  await drawer.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/webapp/thank-you');
  await page.getByRole('heading', { name: 'Thank you for signing up' }).waitFor();
});

test('if the header fails to load, an error is displayed, and the header of the server still works [HDR-019]', async () => {
  const shop = await visit('/try', { complaints: [/status of 500/] });
  await breakShop({ path: '/_next/api/hf/sdc/', status: 500, times: 9 });
  await shop.goto('/');
  await shop.page.getByText('Oops, something went wrong on our side.').first().waitFor();
  // the cart stays in its row, below the message
  const [cart, account] = await Promise.all(
    ['.mini-cart', '.account > summary'].map((part) => headerOf(shop.page).locator(part).boundingBox()),
  );
  expect(cart?.y).toBe(account?.y);
  await shop.page.locator('summary', { hasText: 'Furniture' }).filter({ visible: true }).click();
  await shop.page.getByRole('link', { name: 'Chairs', exact: true }).first().click();
  await shop.page.waitForURL('**/webapp/category/chairs');
  await shop.miniCart.badge.waitFor();
});
