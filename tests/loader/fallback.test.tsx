import { expect, test } from 'vitest';
import type { Mounted } from '../../loader/observedWidget';
import { configHtml, openPage, widgetElements } from './openPage';

const CART = '<div data-quire="mini-cart">Your <a href="/cart">Cart</a></div>';

/** Mounts the widget of the page's only element. */
async function mountOne(html: string, page = openPage()) {
  const mounting = page.mountAll(configHtml() + html);
  const link = document.querySelector('a') as HTMLElement;
  const [mounted] = await mounting;
  return { mounted: mounted as Mounted, element: widgetElements()[0] as HTMLElement, link };
}

test('the fallback HTML leaves the document when its widget mounts, and returns as it was [DEC-Q490]', async () => {
  const { mounted, element, link } = await mountOne(CART);
  await expect.poll(() => link.isConnected).toBe(false);
  expect(element.shadowRoot?.querySelector('button')).not.toBeNull();

  mounted.unmount();
  expect(element.innerHTML).toBe('Your <a href="/cart">Cart</a>');
  expect(element.contains(link)).toBe(true);
});

test('what a page writes into a mounted element is its fallback HTML from then on [DEC-Q490]', async () => {
  const { mounted, element } = await mountOne(CART);
  await expect.poll(() => element.childNodes.length).toBe(0);
  element.textContent = 'Closed today';
  mounted.unmount();
  expect(element.innerHTML).toBe('Closed today');
});

test('whitespace beside a new JSON child does not take the place of the fallback HTML [DEC-Q490]', async () => {
  const { mounted, element, link } = await mountOne(CART);
  await expect.poll(() => element.childNodes.length).toBe(0);
  element.innerHTML = '\n  <script type="application/json">{}</script>\n';
  await expect.poll(() => element.childNodes.length).toBe(3);
  mounted.unmount();
  expect(element.contains(link)).toBe(true);
  expect(element.textContent).toContain('Your Cart');
});

test('a JSON child and what a slot displays stay in the document [DEC-Q490]', async () => {
  const json = '<script type="application/json">{}</script>';
  const own = '<p slot="promo">A part of the page</p>';
  const { element } = await mountOne(`<div data-quire="mini-cart">${json}<a href="/cart">Cart</a>${own}</div>`);
  await expect.poll(() => element.innerHTML).toBe(json + own);
});

test('in a form of the page, the fallback HTML stays, because the form submits it [DEC-Q490]', async () => {
  const { element, link } = await mountOne(`<form>${CART}</form>`);
  await expect.poll(() => element.shadowRoot?.querySelector('button')).not.toBeNull();
  expect(element.contains(link)).toBe(true);
});

test('the fallback HTML stays while the widget displays it, and leaves with the product’s data [DEC-Q490]', async () => {
  const page = openPage();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { pageFetch } = page.shop;
  page.shop.pageFetch = (...call) => held.then(() => pageFetch(...call));
  const tile = '<div data-quire="product-tile" data-sku="MUG"><a href="/mug">Mug</a></div>';
  const { element, link } = await mountOne(tile, page);
  expect(element.contains(link)).toBe(true);
  answer();
  await expect.poll(() => link.isConnected).toBe(false);
});
