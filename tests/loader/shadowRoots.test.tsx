import { beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../loader/commands';
import { configHtml, type LegacyPage, openPage } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'table').mockImplementation(() => {});
});

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
