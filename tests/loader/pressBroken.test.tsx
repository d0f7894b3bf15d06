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

/** Two items in one button of the server's, pressed before its widget was there, which then can not be drawn. */
async function pressedInVain() {
  page.entries['add-to-cart-button'] = { ...(page.entries['add-to-cart-button'] as Entry), component: Broken };
  page.shop.hold('add');
  const pressed = vi.fn();
  const items = JSON.stringify({ items: ['MUG', 'PEN'].map((sku) => ({ sku, quantity: 1 })) });
  await page.bringAll(
    `${configHtml()}<div data-quire="add-to-cart-button" data-sku="MUG"><script type="application/json">${items}</script><button>Add</button></div>`,
    (element) => {
      const button = element.querySelector('button') as HTMLElement;
      button.addEventListener('click', pressed);
      return { press: button };
    },
  );
  await expect
    .poll(() => page.observed.get(widgetElements()[0] as Element)?.mounted?.problem?.code)
    .toBe('WIDGET_BROKEN');
  page.shop.release('add');
  return pressed;
}

describe('a press that was kept for a widget that can not be drawn', () => {
  test('is the server’s again when the shop has refused all of it', async () => {
    page.shop.refuseNext('TECHNICAL_PROBLEM', { of: 'add' });
    const pressed = await pressedInVain();
    await expect.poll(() => pressed).toHaveBeenCalledOnce();
  });

  test('is done when the shop has added a part: pressed again it would be in the cart twice', async () => {
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
    const pressed = await pressedInVain();
    await expect.poll(() => page.shop.requestsOf('add')).toHaveLength(1);
    await new Promise((next) => setTimeout(next));
    expect(pressed).not.toHaveBeenCalled();
  });
});
