import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../loader/commands';
import { diagnose } from '../../loader/diagnose';
import type { Diagnosis } from '../../loader/diagnosis';
import { mount } from '../../loader/runtime';
import type { Watched } from '../../loader/watched';
import { CONTEXT } from '../support/storefront';

const page = window as unknown as Record<symbol, object>;
const QUIRE = Symbol.for('quire');
let watched: Map<Element, Watched>;

beforeEach(() => {
  for (const print of ['log', 'table', 'error'] as const) vi.spyOn(console, print).mockImplementation(() => {});
  watched = new Map();
  page[QUIRE] = { version: '1.2.3', watched, wake: () => false };
});

afterEach(() => {
  for (const { mounted } of watched.values()) mounted?.unmount?.();
  document.body.innerHTML = '';
  Reflect.deleteProperty(page, QUIRE);
  vi.restoreAllMocks();
});

const config = (more: object = {}) =>
  `<script type="application/json" data-quire-config>${JSON.stringify({ ...CONTEXT, ...more })}</script>`;

/** The page as the loader knows it: each element with what has become of it; those without are not asked for yet. */
async function onPage(html: string, { isMounted }: { isMounted: boolean }): Promise<void> {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('[data-quire]')) {
    const slug = element.dataset['quire'] as string;
    if (isMounted) watched.set(element, { slug, isComing: false, mounted: await mount(element, slug, async () => {}) });
    else watched.set(element, { slug });
  }
}

const states = () => diagnose().widgets.map(({ widget, state, why }) => [widget, state, why]);

describe('Quire.diagnose()', () => {
  test('tells of each element whether its widget came, why it was refused, and which attributes nobody reads', async () => {
    await onPage(
      `${config()}<div data-quire="add-to-cart-button" data-sku="MUG" data-quantity="2"></div>
      <div data-quire="add-to-cart-button" data-sku="MUG" data-qty="many"></div><div data-quire="mini-kart"></div>`,
      { isMounted: true },
    );
    expect(states()).toEqual([
      ['add-to-cart-button', 'mounted', 'does not read data-quantity'],
      ['add-to-cart-button', 'refused', 'data-qty: expected a whole number from 1 on, received "many"'],
      ['mini-kart', 'refused', 'data-quire: expected the name of a widget, received "mini-kart"'],
    ]);
    expect(diagnose().widgets[0]?.ms).toEqual(expect.any(Number));
  });

  test('tells why an element still waits, and which one is on its way', async () => {
    await onPage(
      `${config()}<div data-quire="atc-drawer"></div><div data-quire="mini-cart"></div><div data-quire="recs-carousel"></div>`,
      { isMounted: false },
    );
    const [, miniCart, carousel] = [...watched.keys()];
    vi.spyOn(miniCart as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 100, 100));
    watched.set(carousel as Element, { slug: 'recs-carousel', isComing: true });
    expect(states()).toEqual([
      ['atc-drawer', 'waiting', 'it comes when something asks for it'],
      ['mini-cart', 'waiting', 'it is far from what the window shows'],
      ['recs-carousel', 'coming', 'its files are on their way, or a pointer or key is held down'],
    ]);
  });

  test('knows a widget that broke by the server HTML that shows again', async () => {
    await onPage(`${config()}<div data-quire="add-to-cart-button" data-sku="MUG"></div>`, { isMounted: true });
    const [element] = watched.keys();
    await expect.poll(() => element?.shadowRoot?.querySelector('.quire-button')).toBeTruthy();
    const box = element?.shadowRoot?.firstElementChild;
    const drawn = [...(box?.children ?? [])];
    box?.replaceChildren(document.createElement('slot'));
    const found = states();
    box?.replaceChildren(...drawn);
    expect(found).toEqual([['add-to-cart-button', 'broken', 'it broke while it was drawn: see the error above']]);
  });

  test('tells the configuration as it was read, with our figures, and nothing of who is signed in', () => {
    document.body.innerHTML = config({
      session: { userId: 'ann', contextToken: 'abc' },
      stores: { mapsKey: 'AIza', zipCode: '10001' },
      http: { timeoutMs: 5 },
      chat: { scriptUrl: 'https://chat.example/a.js?id=7#b' },
    });
    const [{ name, site, settings } = { name: '' }] = diagnose().configurations;
    expect({ name, locale: site?.hyphenatedLocale }).toEqual({ name: 'data-quire-config', locale: 'en-US' });
    expect(settings).toMatchObject({
      http: { timeoutMs: 5, basePath: '/cc/api', contextTokenHeader: 'ctx-token' },
      stores: { mapsKey: 'not shown', zipCode: '10001' },
      given: { session: 'not shown', chat: { scriptUrl: 'https://chat.example/a.js' } },
    });
  });

  test('says what is wrong with a configuration, also with one that only an element names', () => {
    document.body.innerHTML = `${config({ tenant: '' })}<div data-quire="mini-cart" data-config="own"></div>`;
    expect(diagnose().configurations).toEqual([
      { name: 'data-quire-config', problem: 'tenant required!' },
      { name: '#own', problem: 'expected <script type="application/json" id="own"> on the page' },
    ]);
  });

  test('prints tables, and is a command as well, on a page without any configuration', async () => {
    document.body.innerHTML =
      '<script src="/quire/quire.js" type="x"></script><script src="/old/quire.js" type="x"></script>';
    const told = await new Promise<Diagnosis>((tell) => runCommand(['diagnose', tell]));
    expect(told.version).toBe('1.2.3');
    expect(told.scripts).toHaveLength(2);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('Quire 1.2.3 from '));
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('2 times'), expect.anything());
    expect(console.table).toHaveBeenCalledTimes(2);
    expect(console.error).not.toHaveBeenCalled();
  });
});
