import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../loader/entry';
import { configHtml, type LegacyPage, openPage, widgetElements } from './openPage';

let page: LegacyPage;

beforeEach(() => {
  page = openPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Broken(): never {
  throw new Error('what is this');
}

/** A server button for two items, clicked before its widget mounts. The widget then fails to render. */
async function clickBeforeFailure() {
  page.entries['add-to-cart-button'] = { ...(page.entries['add-to-cart-button'] as Entry), component: Broken };
  page.shop.hold('add');
  const onServerClick = vi.fn();
  const items = JSON.stringify({ items: ['MUG', 'PEN'].map((sku) => ({ sku, quantity: 1 })) });
  await page.mountAll(
    `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG"><script type="application/json">${items}</script><button>Add</button></div>`,
    (element) => {
      const button = element.querySelector('button') as HTMLElement;
      button.addEventListener('click', onServerClick);
      return { press: button };
    },
  );
  await expect
    .poll(() => page.observed.get(widgetElements()[0] as Element)?.mounted?.problem?.code)
    .toBe('WIDGET_BROKEN');
  page.shop.release('add');
  return onServerClick;
}

describe('queued click for a widget that fails to render', () => {
  test('clicks the server button when the shop has refused the whole add', async () => {
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const onServerClick = await clickBeforeFailure();
    await expect.poll(() => onServerClick).toHaveBeenCalledOnce();
  });

  test('does not click the server button when part was added, so that nothing is added twice', async () => {
    page.shop.answerNext(
      200,
      {
        cartInfo: {
          items: [
            { cartItemId: '1', itemId: 'MUG', qty: 1, qtyAdded: 1, actioned: 'ADD_ITEM' },
            { itemId: 'PEN', qty: 0, actioned: 'NONE', messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] },
          ],
        },
      },
      'add',
    );
    const onServerClick = await clickBeforeFailure();
    await expect.poll(() => page.shop.requestsOf('add')).toHaveLength(1);
    await new Promise((next) => setTimeout(next));
    expect(onServerClick).not.toHaveBeenCalled();
  });
});
