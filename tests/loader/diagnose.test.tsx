import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../loader/commands';
import { diagnose } from '../../loader/diagnosis/diagnose';
import type { Diagnosis } from '../../loader/diagnosis/diagnosis';
import { widget } from '../../loader/entry';
import { wholeNumber } from '../../src/attributes/attribute';
import { configHtml as config, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  for (const print of ['log', 'table', 'error'] as const) vi.spyOn(console, print).mockImplementation(() => {});
  page = openPage();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const states = () => diagnose().widgets.map(({ widget, state, why }) => [widget, state, why]);

describe('Quire.diagnose()', () => {
  test('reports for each element whether its widget mounted, why it is invalid, and its unread attributes', async () => {
    await page.mountAll(
      `${config()}<div data-quire="add-to-cart-button" data-sku="MUG" data-quantity="2" data-quire-sku="PEN" data-header-part="cart"></div>
      <div data-quire="add-to-cart-button" data-sku="MUG" data-qty="many"></div><div data-quire="mini-kart"></div><div data-quire="constructor"></div>`,
    );
    expect(states()).toEqual([
      ['add-to-cart-button', 'mounted', 'does not read data-quantity, data-quire-sku'],
      ['add-to-cart-button', 'invalid', 'data-qty: expected a whole number of at least 1, received "many"'],
      ['mini-kart', 'invalid', 'data-quire: expected the name of a widget, received "mini-kart"'],
      ['constructor', 'invalid', 'data-quire: expected the name of a widget, received "constructor"'],
    ]);
    expect(diagnose().widgets[0]?.ms).toEqual(expect.any(Number));
  });

  test('reports why an element is waiting, and which one is loading', async () => {
    document.body.innerHTML = `${config()}<div data-quire="atc-drawer"></div><div data-quire="mini-cart"></div><div data-quire="recs-carousel"></div>`;
    for (const element of widgetElements()) {
      const slug = element.dataset['quire'] as string;
      page.observed.set(element, { slug, isDormant: slug === 'atc-drawer' });
    }
    const [, miniCart, carousel] = widgetElements();
    vi.spyOn(miniCart as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 100, 100));
    page.observed.set(carousel as Element, { slug: 'recs-carousel', isLoading: true });
    expect(states()).toEqual([
      ['atc-drawer', 'waiting', 'dormant: the widget mounts when it is opened'],
      ['mini-cart', 'waiting', 'far from the viewport: the widget mounts when it is scrolled near'],
      ['recs-carousel', 'loading', 'its files are loading, or a pointer or key is held down'],
    ]);
  });

  test('names the unread attributes of a server’s button before a customer needs it', () => {
    document.body.innerHTML = `${config()}<div data-quire="add-to-cart-button" data-sku="MUG" data-quantity="2"><button>Add to cart</button></div>
      <div data-quire="add-to-cart-button" data-sku="MUG" data-qty="many"><button>Add to cart</button></div>`;
    for (const element of widgetElements()) page.observed.set(element, { slug: 'add-to-cart-button' });
    const why = 'its fallback HTML works; the widget mounts on interaction';
    expect(states()).toEqual([
      ['add-to-cart-button', 'waiting', `${why}; does not read data-quantity`],
      ['add-to-cart-button', 'waiting', `${why}; data-qty: expected a whole number of at least 1, received "many"`],
    ]);
  });

  test('reports which file of an element could not be loaded [DEC-Q548]', () => {
    document.body.innerHTML = `${config()}<div data-quire="atc-drawer"></div>`;
    for (const element of widgetElements())
      page.observed.set(element, {
        slug: 'atc-drawer',
        isDormant: true,
        failure: 'atc-drawer: /quire/d.js?v=1 not loaded',
      });
    const why = 'atc-drawer: /quire/d.js not loaded: interaction requests its files again';
    expect(states()).toEqual([['atc-drawer', 'failed', why]]);
  });

  test.each([
    ['on its first render', true],
    ['on a re-render', false],
  ])('reports a widget that throws %s, and not a widget that renders only a slot', async (_, breaksAtOnce) => {
    const Slot = () => <slot />;
    const Breaking = () => {
      const [isBroken, breakIt] = useState(breaksAtOnce);
      useEffect(() => breakIt(true), []);
      if (isBroken) throw new Error('what is this');
      return <p>rendered</p>;
    };
    page.entries['breaks'] = widget(Breaking, { attributes: v.object({}) });
    page.entries['slots'] = widget(Slot, { attributes: v.object({}) });
    await page.mountAll(`${config()}<div data-quire="breaks"></div><div data-quire="slots"></div>`);
    await expect.poll(states).toEqual([
      ['breaks', 'failed', 'threw while rendering: see the error above'],
      ['slots', 'mounted', ''],
    ]);
    const [first] = page.observed.values();
    expect(first?.mounted?.problem).toMatchObject({ code: 'WIDGET_BROKEN', message: 'Error: what is this' });
    expect(console.error).toHaveBeenCalledWith('Quire: Error: what is this', expect.anything(), expect.anything());
  });

  test.each([
    ['data-coupons', 'coupons'],
    ['data-api-key', 'apiKey'],
    ['data-nonce', 'nonce'],
    ['data-cookie', 'cookie'],
  ])('does not quote an invalid value of %s', async (attribute, prop) => {
    page.entries['keeps'] = widget(() => null, { attributes: v.object({ [prop]: wholeNumber }) });
    await page.mountAll(`${config()}<div data-quire="keeps" ${attribute}="s3cret"></div>`);
    const message = `${attribute}: expected a whole number of at least 1, received a value that is not displayed`;
    expect(states()).toEqual([['keeps', 'invalid', message]]);
  });

  test('omits the query of every URL, and the text of a configuration that is not JSON', async () => {
    const files = [{ name: `${diagnose().from}x.js?v=s3cret`, duration: 1 }];
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(files as unknown as PerformanceEntryList);
    const button = '<div data-quire="add-to-cart-button" data-sku="MUG"';
    await page.mountAll(
      `<script src="/quire/quire.js?v=s3cret" type="x"></script>${config({ note: 'ask https://a.example/b?c=s3cret' })}
      <script type="application/json" id="torn">{"session": s3cret}</script>
      ${button} data-qty="https://a.example/b?c=s3cret and more"></div>${button} data-config="torn"></div>`,
    );
    const { scripts, configurations, widgets, files: found } = diagnose();
    expect(scripts).toEqual([expect.stringMatching(/\/quire\.js$/)]);
    expect(found.map(({ file }) => file)).toEqual(['x.js']);
    expect(configurations[0]?.settings).toMatchObject({ config: { note: 'ask https://a.example/b' } });
    expect(configurations[1]?.problem).toMatch(/^expected a JSON object in its script: /);
    expect(widgets.map(({ state }) => state)).toEqual(['invalid', 'invalid']);
    expect(widgets[0]?.why).toBe('data-qty: expected a whole number of at least 1, received "https://a.example/b"');
    expect(JSON.stringify([scripts, configurations, widgets.map(({ why }) => why), found])).not.toContain('s3cret');
  });

  test('shows the configuration with default settings, but no session, coupon, key or nonce', () => {
    document.body.innerHTML = config({
      session: { userId: 'ann', contextToken: 'abc' },
      coupon: 'SAVE10',
      csp: { nonce: 'n0nce', cookie: 'c' },
      stores: { mapsKey: 'AIza', zipCode: '10001' },
      http: { timeoutMs: 5 },
      chat: { scriptUrl: 'https://chat.example/a.js?id=7#b' },
    });
    const [{ name, site, settings } = { name: '' }] = diagnose().configurations;
    expect({ name, locale: site?.hyphenatedLocale }).toEqual({ name: 'data-quire-config', locale: 'en-US' });
    expect(settings).toMatchObject({
      http: { timeoutMs: 5, basePath: '/cc/api', contextTokenHeader: 'ctx-token' },
      config: {
        stores: { mapsKey: 'not shown', zipCode: '10001' },
        session: 'not shown',
        coupon: 'not shown',
        csp: { nonce: 'not shown', cookie: 'not shown' },
        chat: { scriptUrl: 'https://chat.example/a.js' },
      },
    });
  });

  test('warns of settings that are not read, and of values that cannot be meant', () => {
    document.body.innerHTML = `${config({
      htttp: {},
      locale: 'de-DE',
      http: { orgin: 'https://shop.example', origin: 'localhost:4010' },
      session: { memberSince: '2001' },
      urls: { help: '/help' },
    })}${config({ locale: 'fr-CA' })}`;
    expect(diagnose().configurations[0]?.warnings).toEqual([
      'does not read htttp, http.orgin',
      'http.origin: expected an origin such as https://shop.example, received localhost:4010',
      'locale: expected en-US, en-CA, fr-CA, received de-DE',
      'several scripts have data-quire-config; only the first one is read',
    ]);
  });

  test('has no warning for the settings of the documentation', () => {
    document.body.innerHTML = config({ locale: 'fr_CA', http: { origin: 'http://localhost:4010' } });
    expect(diagnose().configurations[0]?.warnings).toEqual([]);
  });

  test.each(['https://user:hunter2@shop.example', 'https://shop.example?token=hunter2'])(
    'warns of the origin %s without its secret',
    (origin) => {
      document.body.innerHTML = config({ locale: 'es-US', http: { origin } });
      const { warnings } = diagnose().configurations[0] ?? {};
      expect(warnings).toEqual([
        'http.origin: expected an origin such as https://shop.example, received https://shop.example',
      ]);
    },
  );

  test('warns of a shop that does not answer for the cart', async () => {
    page.shop.failNext(404, { of: 'read', times: 9 });
    await page.mountAll(`${config()}<div data-quire="mini-cart"></div>`);
    await expect
      .poll(() => diagnose().configurations[0]?.warnings)
      .toEqual(['the cart could not be read from this origin: HTTP_404, The shop responded with 404']);
  });

  test('reports an invalid change of a mounted widget', async () => {
    await page.mountAll(`${config()}<div data-quire="add-to-cart-button" data-sku="MUG"></div>`);
    (widgetElements()[0] as HTMLElement).dataset['qty'] = 'many';
    expect(states()).toEqual([
      ['add-to-cart-button', 'mounted', 'data-qty: expected a whole number of at least 1, received "many"'],
    ]);
  });

  test('reports an invalid configuration, and a missing one that only an element names', () => {
    document.body.innerHTML = `${config({ tenant: '' })}<div data-quire="mini-cart" data-config="own"></div>`;
    expect(diagnose().configurations).toEqual([
      { name: 'data-quire-config', problem: 'tenant required!' },
      { name: '#own', problem: 'expected <script type="application/json" id="own"> on the page' },
    ]);
  });

  test('is named, with all other commands, for a command that does not exist', async () => {
    await runCommand(['openCart']);
    expect(console.error).toHaveBeenCalledWith(
      'Quire.push:',
      new TypeError(
        'expected a function or one of addToCart, openMiniCart, closeMiniCart, toggleMiniCart, openOverlay, refreshCart, on, diagnose, mount, received openCart',
      ),
    );
  });

  test('prints tables and runs as a command on a page without a configuration, and counts duplicate scripts', async () => {
    document.body.innerHTML =
      '<script src="/quire/quire.js" type="x"></script><script src="/old/quire.js" type="x"></script>';
    const diagnosis = await new Promise<Diagnosis>((resolve) => runCommand(['diagnose', resolve]));
    expect(diagnosis.version).toBe('1.2.3');
    expect(diagnosis.scripts).toHaveLength(2);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Quire 1.2.3 from '));
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('2 times'), expect.anything());
    expect(console.table).toHaveBeenCalledTimes(2);
    expect(console.error).not.toHaveBeenCalled();
  });
});
