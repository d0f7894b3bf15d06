import { describe, expect, test } from 'vitest';
import { buttonElement, configElement, DRAWER, legacyPage, MINI_CART, SCRIPT } from '../page/legacyPage';
import { DESK_SET, DRIVE, PAPER } from '../page/products';
import { testServers } from '../page/testServers';
import { type Visit, type VisitOptions, visit } from '../page/visit';

const visitPage = (body: string, { head, ...options }: VisitOptions & { head?: string } = {}) =>
  visit('/legacy', { ...options, pages: { '/legacy': legacyPage(body, head === undefined ? {} : { head }) } });

/** Records the problems that the page receives, starting before the first script. */
const recordProblems = () => {
  const problems: object[] = [];
  Object.assign(window, { problems });
  document.addEventListener('quire:problem', (event) => {
    const { kind, code, message } = (event as CustomEvent).detail;
    problems.push({ kind, code, message, sku: (event.target as HTMLElement).dataset['sku'] });
  });
};
const problems = () => (window as unknown as { problems: { kind: string; code: string; message: string }[] }).problems;

/** The number of widgets rendered in each element of the page. */
const roots = () =>
  [...document.querySelectorAll('[data-quire]')].map(
    (element) => element.shadowRoot?.querySelectorAll('.quire').length ?? 0,
  );

/** Hovers over the button until its widget is loading. */
const hoverUntilLoading = ({ hover, product }: Visit, sku: string) =>
  expect
    .poll(async () => {
      await hover(sku);
      return product(sku).getAttribute('aria-busy');
    })
    .toBe('true');

describe('widget elements of a page', () => {
  test('drawers mount at once if they have a button of their own or are open; others wait until they are opened', async () => {
    const shop = await visitPage(
      `<div data-quire="login-drawer" data-label="Sign in"></div>
       <div data-quire="quick-view" data-sku="${PAPER.sku}"></div>
       <div data-quire="customize-drawer" data-url="/made-for-you"></div>
       <div data-quire="api-failure-overlay" data-open="true"></div>
       <div data-quire="lists-drawer"></div>`,
    );
    await shop.page.getByRole('dialog').waitFor();
    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 1, 1, 0]);
  });

  test('drawers fit 320 px: Close is visible beside a title of one long word, and the field for a place is wide', async () => {
    const title = 'Réapprovisionnementautomatique';
    const config = configElement({ messages: { 'auto-restock-drawer': { title } } });
    const shop = await visitPage(
      `<div data-quire="auto-restock-drawer" data-label="Again"></div>
       <div data-quire="store-locator" data-label="Stores"></div>`,
      { viewport: { width: 320, height: 640 }, head: config + SCRIPT },
    );
    await shop.page.getByRole('button', { name: 'Again' }).click();
    const close = shop.page.getByRole('dialog').getByRole('button', { name: 'Close' });
    // once it has slid in from the side
    await expect.poll(() => close.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThan(320);
    await shop.page.keyboard.press('Escape');

    await shop.page.getByRole('button', { name: 'Stores' }).click();
    const box = await shop.page.getByLabel('City and state, or ZIP code').boundingBox();
    expect(box?.width).toBeGreaterThan(240);
  });

  test('a wrong attribute is reported once as an event; its plain form still sells, and other widgets mount', async () => {
    const body = MINI_CART + buttonElement(PAPER.sku, 'data-qty="many"') + buttonElement(DRIVE.sku) + DRAWER;
    const shop = await visitPage(body, {
      before: recordProblems,
      complaints: [/Quire: data-qty: expected .*received "many"/],
    });
    await shop.approach(DRIVE.sku);
    await shop.hover(PAPER.sku);

    await expect
      .poll(() => shop.page.evaluate(problems))
      .toEqual([
        {
          kind: 'integration',
          code: 'ATTRIBUTE_INVALID',
          message: expect.stringContaining('data-qty'),
          sku: PAPER.sku,
        },
      ]);
    await shop.plainButton(PAPER.sku).click();
    await shop.page.waitForURL('**/cc/mmx/cart**');
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('an unknown widget name is reported, and the fallback HTML stays', async () => {
    const body = `<div data-quire="mini-kart">Cart</div>${buttonElement(PAPER.sku)}`;
    const shop = await visitPage(body, {
      before: recordProblems,
      complaints: [/expected the name of a widget, received "mini-kart"/],
    });

    await shop.approach(PAPER.sku);

    await expect.poll(() => shop.page.evaluate(problems)).toMatchObject([{ code: 'UNKNOWN_WIDGET' }]);
    expect(await shop.page.getByText('Cart', { exact: true }).isVisible()).toBe(true);
  });

  test('an element that cannot have a shadow root is reported, and its fallback HTML stays', async () => {
    const shop = await visitPage(`<ul><li data-quire="mini-cart"><a href="/cc/mmx/cart">Cart</a></li></ul>`, {
      before: recordProblems,
      complaints: [/data-quire: expected an element that can have a shadow root, such as div or span, received <li>/],
    });

    await expect.poll(() => shop.page.evaluate(problems)).toMatchObject([{ code: 'ELEMENT_INVALID' }]);
    expect(await shop.page.getByRole('link', { name: 'Cart' }).isVisible()).toBe(true);
  });

  test('a button whose attributes change sells the new product, even if they were invalid, but not during a press', async () => {
    const shop = await visitPage(`${MINI_CART}${buttonElement('')}${DRAWER}`, {
      before: recordProblems,
      complaints: [/data-sku: expected a non-empty string/],
    });
    const button = shop.page.locator('[data-quire="add-to-cart-button"]');
    const choose = (sku: string) =>
      button.evaluate((element, chosen) => Object.assign((element as HTMLElement).dataset, chosen), {
        sku,
        label: `${sku} to cart`,
      });
    const offered = (sku: string) => button.getByRole('button', { name: `${sku} to cart` });
    await button.getByRole('button').hover();
    await expect.poll(() => shop.page.evaluate(problems)).toMatchObject([{ code: 'ATTRIBUTE_INVALID' }]);
    for (const sku of [DRIVE.sku, PAPER.sku]) await choose(sku);
    await offered(PAPER.sku).hover();
    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 0]);

    // a press sells the product that was displayed when it began
    await shop.page.mouse.down();
    await choose(DRIVE.sku);
    await shop.page.waitForTimeout(300);
    await shop.page.mouse.up();
    await shop.closeDrawer();
    await offered(DRIVE.sku).click();

    await expect.poll(shop.cartItems).toMatchObject([{ itemId: PAPER.sku }, { itemId: DRIVE.sku }]);
  });

  test.each([
    ['en-US', ['Adding to cart', 'Added to cart', 'Add to cart']],
    ['fr-CA', ['Ajout au panier', 'Ajouté au panier', 'Add to cart']],
  ])('a button in a narrow place has the same height before, during and after an add: %s', async (locale, labels) => {
    const body = `<div style="inline-size: 8rem">${buttonElement(PAPER.sku, 'data-feedback="none"')}</div>`;
    const shop = await visitPage(body, { head: configElement({ locale }) + SCRIPT });
    await shop.approach(PAPER.sku);
    const seen = await shop.product(PAPER.sku).evaluateHandle((element) => {
      const looks: { text: string; height: number }[] = [];
      const button = element.querySelector('button') as HTMLElement;
      const look = () => looks.push({ text: button.textContent, height: button.getBoundingClientRect().height });
      new MutationObserver(look).observe(button, { childList: true, characterData: true, subtree: true });
      return looks;
    });

    await shop.product(PAPER.sku).getByRole('button').click();

    const texts = async () => (await seen.jsonValue()).map((look) => look.text);
    await expect.poll(texts).toEqual(expect.arrayContaining(labels));
    expect(new Set((await seen.jsonValue()).map(({ height }) => height)).size).toBe(1);
  });

  test.each([
    ['is missing', SCRIPT, 'CONFIG_MISSING'],
    [
      'is not JSON',
      `<script type="application/json" data-quire-config>{tenant: COM}</script>${SCRIPT}`,
      'CONFIG_INVALID',
    ],
    ['is null', `<script type="application/json" data-quire-config>null</script>${SCRIPT}`, 'CONFIG_INVALID'],
    ['is a list', `<script type="application/json" data-quire-config>[{}]</script>${SCRIPT}`, 'CONFIG_INVALID'],
    ['lacks its tenant', configElement({ tenant: undefined }) + SCRIPT, expect.any(String)],
  ])('if the configuration %s, a problem is reported, and the plain page sells', async (_, head, code) => {
    const shop = await visitPage(buttonElement(PAPER.sku), { head, before: recordProblems, complaints: [/^Quire: /] });

    await expect
      .poll(async () => {
        await shop.hover(PAPER.sku);
        return shop.page.evaluate(problems);
      })
      .toMatchObject([{ kind: 'integration', code }]);
    await shop.plainButton(PAPER.sku).click();

    await shop.page.getByText(`1 × ${PAPER.name} added to your cart.`).waitFor();
  });

  test('with the script included three times, each element has one root, and one click adds once', async () => {
    const body = MINI_CART + buttonElement(PAPER.sku) + DRAWER;
    const shop = await visitPage(body, { head: configElement() + SCRIPT.repeat(3) });

    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();

    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 1]);
    await expect.poll(shop.miniCart.count).toBe(1);
    expect(shop.calls.of('POST')).toHaveLength(1);
  });

  test('of two versions of the script only the first one mounts widgets', async () => {
    const script = await (await fetch(`${testServers().shopUrl}/quire/quire.js`)).text();
    const older = script.replace(/version:"[^"]*"/, 'version:"0.0.1"');
    const head = `${configElement()}<script src="/older/quire.js"></script>${SCRIPT}`;
    const shop = await visitPage(MINI_CART + buttonElement(PAPER.sku) + DRAWER, {
      head,
      intercept: (context) =>
        context.route('**/older/*', async (route) => {
          const url = route.request().url();
          if (url.endsWith('/quire.js')) return route.fulfill({ contentType: 'text/javascript', body: older });
          return route.fulfill({ response: await route.fetch({ url: url.replace('/older/', '/quire/') }) });
        }),
    });

    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();

    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 1]);
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('an element that is added later mounts, and one that is removed unmounts', async () => {
    const shop = await visitPage(`${MINI_CART}<main></main>${DRAWER}`);
    await shop.miniCart.badge.waitFor();
    const add = (html: string) =>
      shop.page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html);

    await add(`<section>${buttonElement(PAPER.sku)}</section>`);
    await shop.approach(PAPER.sku);
    await shop.page.evaluate(() => {
      const element = document.querySelector('main [data-quire]') as HTMLElement;
      Object.assign(window, { removed: element });
      element.remove();
    });
    const left = () =>
      (window as unknown as { removed: HTMLElement }).removed.shadowRoot?.querySelectorAll('.quire').length;
    await expect.poll(() => shop.page.evaluate(left)).toBe(0);

    await add(buttonElement(DRIVE.sku));
    await shop.addToCart(DRIVE.sku);
    await expect.poll(shop.miniCart.count).toBe(1);
  });

  test('an element that is removed before its widget loads is ignored without an error', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await visitPage(buttonElement(PAPER.sku) + buttonElement(DRIVE.sku), {
      intercept: (context) =>
        context.route(/\/quire\/(?!quire\.js)/, async (route) => {
          await released;
          await route.continue();
        }),
    });
    await hoverUntilLoading(shop, PAPER.sku);

    await shop.page.evaluate(() => document.querySelector('[data-quire]')?.remove());
    release();

    await shop.approach(DRIVE.sku);
    expect(await shop.page.evaluate(roots)).toEqual([1]);
  });

  test('an element that is removed and inserted again while its widget loads mounts once', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = await visitPage(MINI_CART + buttonElement(PAPER.sku) + DRAWER, {
      intercept: (context) =>
        context.route(/\/quire\/(?!quire\.js)/, async (route) => {
          await released;
          await route.continue();
        }),
    });
    await hoverUntilLoading(shop, PAPER.sku);

    await shop.page.evaluate(async () => {
      const element = document.querySelector('[data-quire="add-to-cart-button"]') as HTMLElement;
      element.remove();
      await new Promise((next) => requestAnimationFrame(next));
      document.body.append(element);
    });
    await hoverUntilLoading(shop, PAPER.sku);
    release();

    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 1]);
    expect(shop.calls.of('POST')).toHaveLength(1);
  });

  test('a click queued for a widget with a quantity is replayed on its add button, not on the stepper', async () => {
    const shop = await visitPage(
      `${MINI_CART}${buttonElement(PAPER.sku, 'data-show-quantity="true"')}<main></main>${DRAWER}`,
    );
    await shop.product(PAPER.sku).getByRole('button', { name: 'Increase quantity' }).waitFor();

    await shop.page.evaluate(
      async (html) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', html);
        await Promise.resolve();
        document.querySelector<HTMLElement>('main [type=submit]')?.click();
      },
      buttonElement(DRIVE.sku, 'data-show-quantity="true" data-qty="2"'),
    );

    await expect.poll(shop.miniCart.count).toBe(2);
    expect(shop.calls.of('POST')).toHaveLength(1);
    expect(await shop.cartItems()).toMatchObject([{ itemId: DRIVE.sku, qty: 2 }]);
  });

  test('an element that is moved preserves its state', async () => {
    const shop = await visitPage(
      `${MINI_CART}<header></header>${buttonElement(DESK_SET.sku, 'data-show-quantity="true"')}<footer></footer>`,
    );
    const box = shop.product(DESK_SET.sku).getByRole('textbox', { name: 'Quantity' });
    await box.fill('7');

    await shop.page.evaluate(() =>
      document.querySelector('footer')?.append(document.querySelector('[data-quire="add-to-cart-button"]') as Element),
    );

    await shop.page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50))));
    expect(await box.inputValue()).toBe('7');
  });
});

describe('the language of a page', () => {
  /** Records every text that a widget displays, from the first render on. */
  const recordTexts = () => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function attach(init) {
      const root = attachShadow.call(this, init);
      const record = () => shown.push(root.textContent ?? '', root.querySelector('button')?.ariaLabel ?? '');
      new MutationObserver(record).observe(root, { subtree: true, childList: true, characterData: true });
      return root;
    };
  };
  const shown = () => (window as unknown as { shown: string[] }).shown;
  const body = MINI_CART + buttonElement(PAPER.sku, 'data-show-quantity="true" data-feedback="drawer"') + DRAWER;
  const pageIn = (config: object, options: VisitOptions = {}) =>
    visitPage(body, { head: configElement(config) + SCRIPT, before: recordTexts, ...options });

  test('is French from the first render on, prices included, and Spanish in Spanish mode [GEN-013, I18N-004]', async () => {
    const shop = await pageIn({ locale: 'fr-CA' });
    const button = shop.page.getByRole('button', { name: 'Ajouter au panier' });
    await button.hover();
    await button.click();
    const drawer = shop.page.getByRole('dialog', { name: 'Ajouté au panier' });
    await drawer.getByText('Sous-total (1 article)').waitFor();
    expect(await drawer.textContent()).toMatch(/\d,\d\d\u00a0\$/);
    await shop.page.getByRole('button', { name: 'Panier, 1 article' }).waitFor();
    expect((await shop.page.evaluate(shown)).filter((text) => /\b(cart|add|quantity|loading)\b/i.test(text))).toEqual(
      [],
    );

    const spanish = await pageIn({ session: { isSpanishMode: true } });
    await spanish.page.getByRole('button', { name: 'Agregar al carrito' }).waitFor();
  });

  test('is English, with one warning, if the messages of its locale fail to load, and the page sells [GEN-013]', async () => {
    const warnings: string[] = [];
    const shop = await pageIn(
      { locale: 'fr-CA' },
      {
        intercept: (context) => {
          context.on('console', (message) => {
            if (message.text().includes('the messages of fr-CA could not be loaded')) warnings.push(message.text());
          });
          return context.route('**/messages-fr-CA-*', (route) => route.abort());
        },
        complaints: [/the messages of fr-CA could not be loaded/, /net::ERR_FAILED|messages-fr-CA/],
      },
    );
    await shop.approach(PAPER.sku);
    await shop.addToCart(PAPER.sku);
    await shop.closeDrawer();
    await expect.poll(shop.miniCart.count).toBe(1);
    await expect.poll(() => shop.page.evaluate(roots)).toEqual([1, 1, 1]);
    expect(warnings).toHaveLength(1);
  });
});
