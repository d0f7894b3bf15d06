import { describe, expect, test } from 'vitest';
import type { Diagnosis } from '../../../loader/diagnosis/diagnosis';
import { buttonElement, configElement, DRAWER, legacyPage, MINI_CART, SCRIPT } from '../page/legacyPage';
import { DRIVE, PAPER } from '../page/products';
import { approach } from '../page/shopPage';
import { testServers } from '../page/testServers';
import { visit } from '../page/visit';

const page = (body: string, head?: string) => ({ pages: { '/legacy': legacyPage(body, head ? { head } : {}) } });

/** A page with one button, in a browser without constructable style sheets. Stores the first problem and its page. */
const brokenButton = {
  ...page(buttonElement(PAPER.sku)),
  before: () => {
    Reflect.deleteProperty(CSSStyleSheet.prototype, 'replaceSync');
    document.addEventListener('quire:problem', (event) => {
      const { detail } = event as CustomEvent;
      if (!sessionStorage.getItem('problem')) sessionStorage.setItem('problem', `${location.pathname} ${detail.code}`);
    });
  },
  complaints: [/Quire: /],
};

/** Pushes commands as the page's own scripts do. */
function push(...commands: unknown[]) {
  const quire = window as unknown as { Quire?: { push(...commands: unknown[]): void } };
  quire.Quire ??= [];
  quire.Quire.push(...commands);
}

describe('page scripts', () => {
  test('add to the cart with a command pushed before the script loads, and receive the event of the added line', async () => {
    const shop = await visit('/legacy', {
      ...page(MINI_CART + DRAWER),
      before: () => {
        const received: string[] = [];
        const note = (name: string) => () => received.push(name);
        const commands = [
          ['on', 'cart:line-added', note('line-added')],
          ['addToCart', { sku: 'OFF-PA-10001970', quantity: 2 }],
        ];
        Object.assign(window, { received, Quire: commands });
      },
    });

    await shop.closeDrawer();

    await expect.poll(shop.miniCart.count).toBe(2);
    const received = () => (window as unknown as { received: string[] }).received;
    expect(await shop.page.evaluate(received)).toEqual(['line-added']);
  });

  test('that subscribe after an event receive the latest one at once', async () => {
    const shop = await visit('/legacy', page(MINI_CART + buttonElement(PAPER.sku) + DRAWER));
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();

    const itemCount = await shop.page.evaluate(
      () =>
        new Promise((resolve) => {
          const { Quire } = window as unknown as { Quire: unknown[] };
          Quire.push([
            'on',
            'cart:changed',
            (detail: { cart: { itemCount: number } }) => resolve(detail.cart.itemCount),
          ]);
        }),
    );
    expect(itemCount).toBe(1);
  });

  test('get an error for an unknown command, later commands run, and diagnose() reports the state of the page', async () => {
    const complaints = [/Quire\.push: .*received openCart/];
    const shop = await visit('/legacy', { ...page(MINI_CART + buttonElement(PAPER.sku)), complaints });

    await shop.page.evaluate(push, ['openCart']);
    await shop.page.evaluate(push, ['openMiniCart']);

    await shop.miniCart.panel.waitFor();
    const found = await shop.page.evaluate(async () => {
      const { Quire } = window as unknown as { Quire: { diagnose(): Promise<Diagnosis> } };
      const { widgets, configurations, files } = await Quire.diagnose();
      return {
        states: widgets.map(({ widget, state, why }) => [widget, state, why]),
        configurations,
        files: files.length,
      };
    });
    expect(found).toEqual({
      states: [
        ['mini-cart', 'mounted', ''],
        ['add-to-cart-button', 'waiting', 'its fallback HTML works; the widget mounts on interaction'],
      ],
      configurations: [expect.objectContaining({ name: 'data-quire-config', site: expect.anything() })],
      files: expect.any(Number),
    });
  });

  test.each([
    [['addToCart', { sku: PAPER.sku }], /expected \{ sku: string, quantity: number \}, received \{"sku"/],
    [
      ['addToCart', { sku: PAPER.sku, quantity: '2' }],
      /expected \{ sku: string, quantity: number \}, .*received .*"quantity":"2"/,
    ],
    [['addToCart', PAPER.sku], /expected \{ sku: string, quantity: number \}, .*received "/],
    [['addToCart'], /expected \{ sku: string, quantity: number \}, .*received undefined/],
    [
      ['openOverlay', { overlay: 'QUICK_VIEW', sku: PAPER.sku }],
      /expected an overlay .*received \{"overlay":"QUICK_VIEW"/,
    ],
    [['on', 'cart:change'], /expected one of session:expired, .*cart:changed, .*received cart:change/],
    [['openOverlay', 'LOGIN'], /expected an overlay .*received "LOGIN"/],
  ])(
    'get an error for an invalid command, and nothing is sent to the shop: %j',
    { tags: 'console-texts' },
    async (command, complaint) => {
      const logged: string[] = [];
      const shop = await visit('/legacy', { ...page(MINI_CART + DRAWER), complaints: [/Quire\.push: /] });
      await shop.miniCart.badge.waitFor();
      shop.page.on('console', (message) => logged.push(message.text()));

      await shop.page.evaluate(push, command);

      await expect.poll(() => logged).toEqual([expect.stringMatching(complaint)]);
      expect(shop.calls.of('POST')).toEqual([]);
    },
  );

  test('get the storefront object by pushing a function, and can add to the cart with it', async () => {
    const shop = await visit('/legacy', page(MINI_CART));
    await shop.miniCart.badge.waitFor();
    const count = await shop.page.evaluate(
      (sku) =>
        new Promise((resolve) => {
          const { Quire } = window as unknown as { Quire: unknown[] };
          Quire.push(
            async (storefront: {
              cart: { add(items: object[], options: object): Promise<{ cart: { itemCount: number } }> };
            }) => resolve((await storefront.cart.add([{ sku, quantity: 3 }], { feedback: 'none' })).cart.itemCount),
          );
        }),
      DRIVE.sku,
    );
    expect(count).toBe(3);
  });
});

describe('a page with two configurations', () => {
  test('gives each element the configuration that it names', async () => {
    const own = `<script type="application/json" id="own">${JSON.stringify({
      tenant: 'COM',
      legacyTenant: '10001',
      locale: 'en-US',
      channelId: 'WEB',
      siteId: 'US',
      langId: '-1',
      langCd: 'en',
      storeId: '10001',
      messages: { 'add-to-cart-button': { add: 'Put it in the bag' } },
    })}</script>`;
    const body = buttonElement(PAPER.sku) + buttonElement(DRIVE.sku, 'data-config="own" data-show-quantity="true"');
    const shop = await visit('/legacy', page(body, configElement() + own + SCRIPT));

    await shop.approach(PAPER.sku);
    await shop.product(DRIVE.sku).locator('.quire').getByRole('button', { name: 'Put it in the bag' }).waitFor();
  });
});

describe('a page inside an app', () => {
  test('posts the number of items in the cart to its parent page [CART-ADD-025]', async () => {
    const inner = legacyPage(buttonElement(PAPER.sku, 'data-qty="3" data-feedback="toast"'), {
      head: configElement({ native: { targetOrigin: testServers().shopUrl } }) + SCRIPT,
    });
    const shop = await visit('/outer', {
      pages: {
        '/inner': inner,
        '/outer': legacyPage('<iframe src="/inner" width="400" height="300"></iframe>', { head: ' ' }),
      },
      before: () => {
        const received: unknown[] = [];
        Object.assign(window, { received });
        window.addEventListener('message', ({ data, origin }) => received.push({ data, origin }));
      },
    });

    const element = shop.page.frameLocator('iframe').locator('[data-quire="add-to-cart-button"]');
    await approach(element);
    await element.getByRole('button', { name: 'Add to cart' }).click();

    const received = () => (window as unknown as { received: unknown[] }).received;
    await expect
      .poll(() => shop.page.evaluate(received))
      .toContainEqual({
        data: { message: 'cart-items-count', count: 3 },
        origin: testServers().shopUrl,
      });
  });

  test('posts the number of items in the cart to the native app as JSON [CART-ADD-025]', async () => {
    const shop = await visit('/legacy', {
      ...page(buttonElement(PAPER.sku, 'data-feedback="toast"')),
      before: () => {
        const received: string[] = [];
        Object.assign(window, { received, ReactNativeWebView: { postMessage: (text: string) => received.push(text) } });
      },
    });

    await shop.addToCart(PAPER.sku);

    const received = () => (window as unknown as { received: string[] }).received.map((text) => JSON.parse(text));
    await expect.poll(() => shop.page.evaluate(received)).toContainEqual({ message: 'cart-items-count', count: 1 });
  });
});

describe('a widget that fails to render', () => {
  test('leaves a working plain form, and reports a problem to the page', async () => {
    const shop = await visit('/legacy', brokenButton);
    await expect
      .poll(async () => {
        await shop.hover(PAPER.sku);
        return shop.page.evaluate(() => sessionStorage.getItem('problem'));
      })
      .toBe('/legacy WIDGET_BROKEN');

    await shop.plainButton(PAPER.sku).click();

    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
  });

  test('submits the plain form for the click that was queued, and adds nothing itself [CART-ADD-005]', async () => {
    const shop = await visit('/legacy', brokenButton);
    await shop.page.waitForFunction(() => 'Quire' in window);

    await shop.plainButton(PAPER.sku).evaluate((button: HTMLElement) => button.click());

    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
    expect(await shop.page.evaluate(() => sessionStorage.getItem('problem'))).toBe('/legacy WIDGET_BROKEN');
    expect(shop.calls.of('POST')).toEqual([]);
  });
});
