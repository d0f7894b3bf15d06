import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../loader/entry';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
});

/** An add button as a server writes it, after its widget has taken over. */
async function openButton({ attributes = '', fields = '' } = {}) {
  const [succeeded, failed, submitted] = [vi.fn(), vi.fn(), vi.fn((event: Event) => event.preventDefault())];
  await page.mountAll(
    `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG" ${attributes}><form>${fields}
      <button aria-label="Add to cart: Blue mug"><b>Add</b> to cart</button></form></div>`,
    (element) => {
      element.addEventListener('quire:success', succeeded);
      element.addEventListener('quire:error', failed);
      element.addEventListener('submit', submitted);
      return { button: element.querySelector('button') as HTMLButtonElement };
    },
  );
  const element = widgetElements()[0] as HTMLElement;
  const root = element.shadowRoot as ShadowRoot;
  const button = element.querySelector('button') as HTMLButtonElement;
  await expect.poll(() => root.querySelector('[role=status]')).not.toBeNull();
  const status = () => root.querySelector('[role=status]')?.textContent;
  const quantities = () =>
    page.shop.requestsOf('add').map(({ body }) => (body as { items: { qty: number }[] }).items[0]?.qty);
  return { element, root, button, succeeded, failed, submitted, status, quantities };
}

describe('the button that the server has written', () => {
  test('stays on display with its name, and a press adds through the widget [CART-ADD-005]', async () => {
    page.shop.hold('add');
    const it = await openButton();
    expect(it.root.querySelector('button')).toBeNull();
    expect(it.root.querySelector('slot')?.assignedNodes()).toContain(it.button.form);
    expect(it.button.getAttribute('aria-label')).toBe('Add to cart: Blue mug');
    expect(it.button.innerHTML).toBe('<b>Add</b> to cart');

    for (let press = 0; press < 9; press += 1) it.button.click();
    await expect.poll(() => it.button.textContent).toBe('Adding to cart');
    expect(it.button.getAttribute('aria-busy')).toBe('true');
    expect(it.button.hasAttribute('aria-label')).toBe(false);
    page.shop.release('add');

    await expect.poll(it.status).toBe('Added to cart');
    expect(it.button.hasAttribute('aria-busy')).toBe(false);
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(it.succeeded).toHaveBeenCalledOnce();
    expect(it.submitted).not.toHaveBeenCalled();
  });

  test('reports a refused add below the button, and the next press adds [CART-ADD-009]', async () => {
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const it = await openButton();
    it.button.click();
    await expect.poll(it.status).toBe('Failure while adding item to cart. Please try again');
    expect(it.failed).toHaveBeenCalledOnce();
    expect(it.button.innerHTML).toBe('<b>Add</b> to cart');
    expect(it.button.getAttribute('aria-label')).toBe('Add to cart: Blue mug');

    it.button.click();
    await expect.poll(it.status).toBe('Added to cart');
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('adds the quantity in the field beside it, at each press [CART-ADD-001]', async () => {
    const it = await openButton({
      fields: '<input type="hidden" name="itemId" value="MUG"><input name="qty" value="2">',
    });
    const field = it.element.querySelector<HTMLInputElement>('[name=qty]') as HTMLInputElement;
    it.button.click();
    await expect.poll(it.quantities).toEqual([2]);
    await expect.poll(it.status).toBe('Added to cart');

    field.value = '5';
    it.button.click();
    await expect.poll(it.quantities).toEqual([2, 5]);
  });

  test.each([
    ['two', 'Enter a whole number from 1 to 999'],
    ['0', 'Enter a whole number from 1 to 999'],
    ['-3', 'Enter a whole number from 1 to 999'],
    ['1.5', 'Enter a whole number from 1 to 999'],
    [' ', 'Enter a whole number from 1 to 999'],
    ['', 'Enter a whole number from 1 to 999'],
    ['1000', 'The most you can order is 999'],
  ])(
    'reports the quantity %j in the field beside it, and adds nothing until it is right [CART-QTY-001]',
    async (typed, message) => {
      const it = await openButton({ fields: '<input name="qty" value="1">' });
      const field = it.element.querySelector<HTMLInputElement>('[name=qty]') as HTMLInputElement;
      field.value = typed;
      it.button.click();
      await expect.poll(it.status).toBe(message);
      expect(it.quantities()).toEqual([]);

      field.value = '2';
      it.button.click();
      await expect.poll(it.status).toBe('Added to cart');
      expect(it.quantities()).toEqual([2]);
    },
  );

  test('shows a state that the page writes later, and the text of the server again after it [DEC-Q14]', async () => {
    const it = await openButton();
    it.element.dataset['productState'] = 'out-of-stock';
    await expect.poll(() => it.button.textContent).toBe('Out of stock');
    expect(it.button.getAttribute('aria-disabled')).toBe('true');
    it.button.click();

    delete it.element.dataset['productState'];
    await expect.poll(() => it.button.textContent).toBe('Add to cart');
    expect(it.button.hasAttribute('aria-disabled')).toBe(false);
    expect(page.shop.requestsOf('add')).toEqual([]);
  });

  test('has its own text back once the widget is unmounted, and submits the form [DEC-Q14]', async () => {
    page.shop.hold('add');
    const it = await openButton();
    it.button.click();
    await expect.poll(() => it.button.textContent).toBe('Adding to cart');
    page.observed.get(it.element)?.mounted?.unmount();

    await expect.poll(() => it.button.innerHTML).toBe('<b>Add</b> to cart');
    expect(it.button.hasAttribute('aria-busy')).toBe(false);
    it.button.click();
    expect(it.submitted).toHaveBeenCalledOnce();
  });

  test('keeps a text that the page writes during an add [DEC-Q14]', async () => {
    page.shop.hold('add');
    const it = await openButton();
    it.button.click();
    await expect.poll(() => it.button.textContent).toBe('Adding to cart');
    it.button.textContent = 'Sold out';
    page.shop.release('add');
    await expect.poll(() => it.succeeded).toHaveBeenCalled();
    page.observed.get(it.element)?.mounted?.unmount();
    expect(it.button.textContent).toBe('Sold out');
  });

  test('has its own text and name back after an add whose text a translator has wrapped [DEC-Q14]', async () => {
    page.shop.hold('add');
    const it = await openButton();
    it.button.click();
    await expect.poll(() => it.button.textContent).toBe('Adding to cart');
    const text = document.createTreeWalker(it.button, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const font = document.createElement('font');
    font.textContent = 'Ajout au panier';
    text.replaceWith(font);
    page.shop.release('add');
    await expect.poll(it.status).toBe('Added to cart');
    expect(it.button.textContent).toBe('Added to cart');
    page.observed.get(it.element)?.mounted?.unmount();
    expect(it.button.innerHTML).toBe('<b>Add</b> to cart');
    expect(it.button.getAttribute('aria-label')).toBe('Add to cart: Blue mug');
  });

  test('keeps the size and the state that the page gives it, during an add and after it [DEC-Q14]', async () => {
    const it = await openButton();
    it.button.style.minInlineSize = '20rem';
    it.button.setAttribute('aria-disabled', 'false');
    page.shop.hold('add');
    it.button.click();
    await expect.poll(() => it.button.textContent).toBe('Adding to cart');
    expect(it.button.getAttribute('aria-disabled')).toBe('true');
    page.shop.release('add');
    await expect.poll(it.status).toBe('Added to cart');
    expect(it.button.getAttribute('aria-disabled')).toBe('false');
    page.observed.get(it.element)?.mounted?.unmount();
    expect(it.button.style.minInlineSize).toBe('20rem');
    expect(it.button.getAttribute('aria-disabled')).toBe('false');
  });

  test('submits its form if the widget fails to render', async () => {
    function Broken(): never {
      throw new Error('what is this');
    }
    vi.spyOn(console, 'error').mockImplementation(() => {});
    page.entries['add-to-cart-button'] = { ...(page.entries['add-to-cart-button'] as Entry), component: Broken };
    const submitted = vi.fn((event: Event) => event.preventDefault());
    await page.mountAll(
      `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG"><form><button>Add</button></form></div>`,
      (element) => ({ button: element.querySelector('button') as HTMLButtonElement }),
    );
    const [element] = widgetElements();
    await expect.poll(() => element && page.observed.get(element)?.mounted?.problem?.code).toBe('WIDGET_BROKEN');
    element?.addEventListener('submit', submitted);
    element?.querySelector('button')?.click();
    expect(submitted).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});

test('a button that the widget renders itself has the name of the one it replaces [DEC-Q14]', async () => {
  await page.mountAll(
    `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG" data-show-quantity="true">
      <button aria-label="Add to cart: Blue mug">Add to cart</button></div>`,
  );
  const button = () => widgetElements()[0]?.shadowRoot?.querySelector('.quire-button');
  await expect.poll(() => button()?.getAttribute('aria-label')).toBe('Add to cart: Blue mug');

  Object.assign((widgetElements()[0] as HTMLElement).dataset, { label: 'Take it' });
  await expect.poll(() => button()?.textContent).toBe('Take it');
  expect(button()?.hasAttribute('aria-label')).toBe(false);
});
