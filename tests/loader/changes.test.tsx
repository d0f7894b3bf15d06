import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../support/fakeShop';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  page = openPage(fakeShop());
});

afterEach(() => vi.restoreAllMocks());

const element = () => widgetElements()[0] as HTMLElement;
const buttons = () => [...(element().shadowRoot?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
const bring = (attributes: string) =>
  page.bringAll(`${configHtml()}<div data-quire="add-to-cart-button" ${attributes}><button>Buy</button></div>`);
const requestedSkus = () =>
  page.shop.requestsOf('add').map(({ body }) => (body as { items: { itemId: string }[] }).items[0]?.itemId);

describe('what a page changes of an element', () => {
  test('is for the widget there: the next press is about the other product', async () => {
    await bring('data-sku="MUG" data-label="Take it"');
    await expect.poll(buttons).toEqual(['Take it']);

    Object.assign(element().dataset, { sku: 'PEN', label: 'Take that' });

    await expect.poll(buttons).toEqual(['Take that']);
    element().shadowRoot?.querySelector('button')?.click();
    await expect.poll(requestedSkus).toEqual(['PEN']);
  });

  test('brings the widget that was refused, once it is right', async () => {
    await bring('data-sku=""');
    expect(page.observed.get(element())?.mounted?.problem?.code).toBe('ATTRIBUTE_INVALID');

    element().dataset['sku'] = 'MUG';

    await expect.poll(buttons).toEqual(['Add to cart']);
  });

  test('is told where it is wrong, and the widget stays as it was', async () => {
    await bring('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);

    element().dataset['qty'] = 'many';

    await expect
      .poll(() => vi.mocked(console.error).mock.calls.map(([message]) => message))
      .toEqual(['Quire: data-qty: expected a whole number from 1 on, received "many"']);
    expect(buttons()).toEqual(['Add to cart']);
    expect(page.observed.get(element())?.mounted?.entry).toBeDefined();
  });

  test('leaves the widget alone where that does not read it', async () => {
    await bring('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);
    const { mounted } = page.observed.get(element()) ?? {};
    const unmount = vi.spyOn(mounted as { unmount(): void }, 'unmount');

    element().dataset['gtmVisible'] = '1';
    element().className = 'seen';
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(unmount).not.toHaveBeenCalled();
    expect(page.observed.get(element())?.mounted).toBe(mounted);
  });

  test('while it is drawn is drawn after it, and nothing is left of an element that goes meanwhile', async () => {
    await bring('data-sku="MUG"');
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
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(removed.shadowRoot?.innerHTML).toBe('<slot></slot>');
  });
});
