import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
});

/** The server's button, pressed before its widget was there. */
async function pressedEarly(attributes = '') {
  const [succeeded, failed] = [vi.fn(), vi.fn()];
  await page.bringAll(
    `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG" ${attributes}><button aria-busy="true">Add</button></div>`,
    (element) => {
      element.addEventListener('quire:success', succeeded);
      element.addEventListener('quire:failure', failed);
      return { press: element.querySelector('button') as HTMLElement };
    },
  );
  const element = widgetElements()[0] as HTMLElement;
  const button = () => element.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const status = () => element.shadowRoot?.querySelector('[role=status]')?.textContent;
  return {
    queued: page.observed.get(element)?.press,
    server: element.querySelector('button'),
    succeeded,
    failed,
    button,
    status,
  };
}

describe('a press that was kept for an add button', () => {
  test('asks the shop before the button is drawn, and the button goes on with it as with a press of its own [CART-ADD-005]', async () => {
    page.shop.hold('add');
    const early = await pressedEarly();
    await expect.poll(() => page.shop.held).toBe(1);
    expect(page.renderedCounts('add')).toEqual([0]);
    expect(early.queued).toBeUndefined();
    expect(early.server?.hasAttribute('aria-busy')).toBe(false);
    await expect.poll(() => early.button()?.getAttribute('aria-busy')).toBe('true');
    expect(early.button().textContent).toBe('Adding to cart');

    for (let press = 0; press < 9; press += 1) early.button().click();
    page.shop.release('add');
    await expect.poll(early.status).toBe('Added to cart');
    expect(page.shop.requestsOf('add')).toHaveLength(1);
    expect(early.succeeded).toHaveBeenCalledOnce();

    early.button().click();
    await expect.poll(() => page.shop.cart.items[0]?.qty).toBe(2);
  });

  test('that the shop refuses is told of, and the customer may try again [CART-ADD-009]', async () => {
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const early = await pressedEarly();
    await expect.poll(early.status).toBe('Failure while adding item to cart. Please try again');
    expect(early.failed).toHaveBeenCalledOnce();

    early.button().click();
    await expect.poll(early.status).toBe('Added to cart');
    expect(early.succeeded).toHaveBeenCalledOnce();
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('stays with the loader where the button will be off', async () => {
    const early = await pressedEarly('data-disabled-reason="Choose a size first"');
    expect(early.queued).toBe(early.server);
    expect(page.renderedCounts('add')).toEqual([]);
  });
});
