import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
});

/** The server's button, clicked before its widget has mounted. */
async function clickBeforeMount(attributes = '') {
  const [succeeded, failed] = [vi.fn(), vi.fn()];
  await page.mountAll(
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

describe('click on an add button before it mounts', () => {
  test('sends the add before the button renders, and the button tracks it like a click of its own [CART-ADD-005]', async () => {
    page.shop.hold('add');
    const early = await clickBeforeMount();
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

  test('reports a queued add that the shop refuses, and the next click adds the product [CART-ADD-009]', async () => {
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const early = await clickBeforeMount();
    await expect.poll(early.status).toBe('Failure while adding item to cart. Please try again');
    expect(early.failed).toHaveBeenCalledOnce();

    early.button().click();
    await expect.poll(early.status).toBe('Added to cart');
    expect(early.succeeded).toHaveBeenCalledOnce();
    expect(page.shop.cart.items).toMatchObject([{ itemId: 'MUG', qty: 1 }]);
  });

  test('leaves the click to the loader when the button will be disabled', async () => {
    const early = await clickBeforeMount('data-disabled-reason="Choose a size first"');
    expect(early.queued).toBe(early.server);
    expect(page.renderedCounts('add')).toEqual([]);
  });
});
