import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ObservedWidget } from '../../loader/observedWidget';
import { mount } from '../../loader/runtime';
import { fakeShop } from '../support/shop/fakeShop';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = openPage(fakeShop());
});

afterEach(() => vi.restoreAllMocks());

const element = () => widgetElements()[0] as HTMLElement;
const buttons = () => [...(element().shadowRoot?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
const open = (attributes: string) =>
  page.mountAll(`${configHtml()}<div data-quire="add-to-cart-button" ${attributes}><button>Buy</button></div>`);
const requestedSkus = () =>
  page.shop.requestsOf('add').map(({ body }) => (body as { items: { itemId: string }[] }).items[0]?.itemId);

describe('attribute changes', () => {
  test('re-renders the widget with the new attributes, and the next click adds the new product', async () => {
    await open('data-sku="MUG" data-label="Take it"');
    await expect.poll(buttons).toEqual(['Take it']);

    Object.assign(element().dataset, { sku: 'PEN', label: 'Take that' });

    await expect.poll(buttons).toEqual(['Take that']);
    element().shadowRoot?.querySelector('button')?.click();
    await expect.poll(requestedSkus).toEqual(['PEN']);
  });

  test('mounts a refused widget once its attributes are valid', async () => {
    await open('data-sku=""');
    expect(page.observed.get(element())?.mounted?.problem?.code).toBe('ATTRIBUTE_INVALID');

    element().dataset['sku'] = 'MUG';

    await expect.poll(buttons).toEqual(['Add to cart']);
  });

  test('does not mount a refused widget again for attributes that the loader writes', async () => {
    await open('data-sku=""');
    for (const busy of ['true', 'false']) {
      element().setAttribute('aria-busy', busy);
      await Promise.resolve();
    }
    element().dataset['sku'] = 'MUG';
    await expect.poll(buttons).toEqual(['Add to cart']);
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('reports an invalid attribute, and leaves the widget unchanged', async () => {
    await open('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);

    element().dataset['qty'] = 'many';

    await expect
      .poll(() => vi.mocked(console.error).mock.calls.map(([message]) => message))
      .toEqual(['Quire: data-qty: expected a whole number of at least 1, received "many"']);
    expect(buttons()).toEqual(['Add to cart']);
    expect(page.observed.get(element())?.mounted?.entry).toBeDefined();
  });

  test('does not mount again for attributes that the widget does not read', async () => {
    await open('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);
    const { mounted } = page.observed.get(element()) ?? {};
    const unmount = vi.spyOn(mounted as { unmount(): void }, 'unmount');

    element().dataset['gtmVisible'] = '1';
    element().className = 'seen';
    element().dataset['label'] = 'Take it';
    await expect.poll(buttons).toEqual(['Take it']);

    expect(unmount).not.toHaveBeenCalled();
    expect(page.observed.get(element())?.mounted).toBe(mounted);
  });

  test('renders the latest of several changes, and nothing in an element that is removed during a change', async () => {
    await open('data-sku="MUG"');
    for (const label of ['One', 'Two', 'Three']) {
      element().dataset['label'] = label;
      await Promise.resolve();
    }
    await expect.poll(buttons).toEqual(['Three']);

    const removed = element();
    removed.dataset['label'] = 'Four';
    await Promise.resolve();
    page.observed.get(removed)?.mounted?.unmount?.();
    page.observed.delete(removed);
    removed.remove();
    await expect.poll(() => removed.shadowRoot?.innerHTML).toBe('<slot></slot>');
    // changes are rendered in their order
    await open('data-sku="MUG"');
    element().dataset['label'] = 'Five';
    await expect.poll(buttons).toEqual(['Five']);
    expect(removed.shadowRoot?.innerHTML).toBe('<slot></slot>');
  });

  test('renders nothing for an element that names another widget before the first one has mounted', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    document.body.innerHTML = `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG"></div>`;
    const first: ObservedWidget = { slug: 'add-to-cart-button', isLoading: true };
    page.observed.set(element(), first);
    const mounting = mount(element(), first, page.entries, () => held);

    element().dataset['quire'] = 'mini-cart';
    const second: ObservedWidget = { slug: 'mini-cart', isLoading: true };
    page.observed.set(element(), second);
    second.mounted = await mount(element(), second, page.entries, async () => {});
    await expect.poll(() => element().shadowRoot?.querySelector('button')).toBeTruthy();
    const content = element().shadowRoot?.firstElementChild;

    release();
    (await mounting).unmount();
    expect(element().shadowRoot?.firstElementChild).toBe(content);
    expect(element().shadowRoot?.querySelector('.quire-add-to-cart-button__row')).toBeNull();
  });

  test('keeps what the customer has typed and opened, and dispatches no event, when another attribute changes', async () => {
    await page.mountAll(`${configHtml()}<div data-quire="mini-cart" data-open="true"></div>`);
    const root = () => element().shadowRoot as ShadowRoot;
    const dialog = () => root().querySelector('dialog');
    const events: string[] = [];
    for (const name of ['quire:open', 'quire:close']) element().addEventListener(name, () => events.push(name));
    await expect.poll(() => dialog()?.open).toBe(true);
    const before = dialog();
    const { mounted } = page.observed.get(element()) ?? {};

    element().dataset['checkoutLabel'] = 'Pay';
    await expect.poll(() => root().textContent).toContain('Cart');
    await expect.poll(() => page.observed.get(element())?.mounted).toBe(mounted);
    expect(dialog()).toBe(before);
    expect(events).toEqual([]);

    element().dataset['open'] = 'false';
    await expect.poll(() => events).toEqual(['quire:close']);
    await expect.poll(() => dialog()?.open ?? false).toBe(false);
  });
});
