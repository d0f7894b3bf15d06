import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../loader/commands';
import { configHtml, type LegacyPage, openPage } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'table').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

test('an element in a shadow root of the page is named by diagnose, and mounts on command', async () => {
  await page.mountAll(`${configHtml()}<main></main>`);
  const root = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = '<div data-quire="add-to-cart-button" data-sku="MUG"></div>';
  const element = root.firstElementChild as HTMLElement;
  const finding = async () => (await runCommand(['diagnose']))?.widgets.find((it) => it.element === element);
  expect(await finding()).toMatchObject({ state: 'waiting', why: expect.stringContaining("['mount', shadowRoot]") });

  page.observed.set(element, { slug: 'add-to-cart-button' });
  await runCommand(['mount', root]);

  await expect.poll(() => element.shadowRoot?.querySelector('button')?.textContent).toBe('Add to cart');
  expect(await finding()).toMatchObject({ state: 'mounted' });
});

test('what waits in a shadow root, also in one inside another, is named with its wrong attribute and how to mount it', async () => {
  document.body.innerHTML = `${configHtml()}<main></main>`;
  const outer = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  outer.innerHTML = '<section></section><div data-quire="recs-carousel"></div>';
  const inner = outer.querySelector('section')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  inner.innerHTML = '<div data-quire="add-to-cart-button" data-sku="MUG" data-quantity="2"><button>Add</button></div>';
  const why = "in a shadow root of the page: Quire.push(['mount', shadowRoot]) mounts the widgets in it";
  const found = await runCommand(['diagnose']);
  expect(found?.widgets.map(({ widget, state, why: reason }) => [widget, state, reason])).toEqual([
    ['recs-carousel', 'waiting', why],
    ['add-to-cart-button', 'waiting', `${why}; does not read data-quantity`],
  ]);
});

test('what a command mounts in a shadow root is named with what is wrong with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await page.mountAll(`${configHtml()}<main></main>`);
  const root = document.querySelector('main')?.attachShadow({ mode: 'open' }) as ShadowRoot;
  root.innerHTML = '<div data-quire="add-to-cart-button"></div><div data-quire="mini-kart"></div>';
  for (const element of root.children)
    page.observed.set(element, { slug: element.getAttribute('data-quire') as string });
  await runCommand(['mount', root]);
  const states = async () => (await runCommand(['diagnose']))?.widgets.map(({ state, why }) => [state, why]);
  await expect.poll(states).toEqual([
    ['invalid', 'data-sku: required, but missing'],
    ['invalid', 'data-quire: expected the name of a widget, received "mini-kart"'],
  ]);
});

test.each([
  ['nothing', undefined, 'undefined'],
  ['a selector', '#cart', '#cart'],
])('the command mount with %s says what it expects', async (_, root, received) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(['mount', root]);
  expect(error).toHaveBeenCalledWith(
    'Quire.push:',
    new TypeError(`expected an element or a shadow root, received ${received}`),
  );
});

test('a wrong configuration is logged once for all widgets, and dispatched on each', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const problems = vi.fn();
  document.addEventListener('quire:problem', problems);
  const tiles = '<div data-quire="product-tile" data-sku="MUG"></div>'.repeat(3);
  await page.mountAll(`<script type="application/json" data-quire-config>{tenant: "once"}</script>${tiles}`);
  document.removeEventListener('quire:problem', problems);
  expect(problems).toHaveBeenCalledTimes(3);
  expect(error).toHaveBeenCalledOnce();
});
