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
const asked = () =>
  page.shop.requestsOf('add').map(({ body }) => (body as { items: { itemId: string }[] }).items[0]?.itemId);

describe('what a page changes of an element', () => {
  test('is for the widget there: the next press is about the other product', async () => {
    await bring('data-sku="MUG" data-label="Take it"');
    await expect.poll(buttons).toEqual(['Take it']);

    Object.assign(element().dataset, { sku: 'PEN', label: 'Take that' });

    await expect.poll(buttons).toEqual(['Take that']);
    element().shadowRoot?.querySelector('button')?.click();
    await expect.poll(asked).toEqual(['PEN']);
  });

  test('brings the widget that was refused, once it is right', async () => {
    await bring('data-sku=""');
    expect(page.watched.get(element())?.mounted?.problem?.code).toBe('ATTRIBUTE_INVALID');

    element().dataset['sku'] = 'MUG';

    await expect.poll(buttons).toEqual(['Add to cart']);
  });

  test('is told where it is wrong, and the widget stays as it was', async () => {
    await bring('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);

    element().dataset['qty'] = 'many';

    await expect
      .poll(() => vi.mocked(console.error).mock.calls.map(([words]) => words))
      .toEqual(['Quire: data-qty: expected a whole number from 1 on, received "many"']);
    expect(buttons()).toEqual(['Add to cart']);
    expect(page.watched.get(element())?.mounted?.entry).toBeDefined();
  });

  test('leaves the widget alone where that does not read it', async () => {
    await bring('data-sku="MUG"');
    await expect.poll(buttons).toEqual(['Add to cart']);
    const { mounted } = page.watched.get(element()) ?? {};
    const taken = vi.spyOn(mounted as { unmount(): void }, 'unmount');

    element().dataset['gtmVisible'] = '1';
    element().className = 'seen';
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(taken).not.toHaveBeenCalled();
    expect(page.watched.get(element())?.mounted).toBe(mounted);
  });

  test('while it is drawn is drawn after it, and nothing is left of an element that goes meanwhile', async () => {
    await bring('data-sku="MUG"');
    for (const label of ['One', 'Two', 'Three']) {
      element().dataset['label'] = label;
      await Promise.resolve();
    }
    await expect.poll(buttons).toEqual(['Three']);

    const gone = element();
    gone.dataset['label'] = 'Four';
    await Promise.resolve();
    page.watched.get(gone)?.mounted?.unmount?.();
    page.watched.delete(gone);
    gone.remove();
    await expect.poll(() => gone.shadowRoot?.innerHTML).toBe('<slot></slot>');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(gone.shadowRoot?.innerHTML).toBe('<slot></slot>');
  });
});
