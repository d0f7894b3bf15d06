import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { buttonElement, MINI_CART } from '../../page/legacyPage';
import { DRIVE, PAPER } from '../../page/products';
import type { Visit } from '../../page/visit';

/** One widget in one state: its element, and the actions that display that state. */
export type Look = { name: string; element: string; show(shop: Visit): Promise<Locator> };

/** Hovers over the control until the widget mounts. */
async function approach(shop: Visit): Promise<Locator> {
  const widget = shop.page.locator('.place .quire');
  const control = shop.page.locator('.place').locator('button, a').first();
  await expect
    .poll(async () => {
      await control.dispatchEvent('pointerover');
      return widget.count();
    })
    .toBe(1);
  return widget;
}

async function press(shop: Visit): Promise<void> {
  await approach(shop);
  await shop.addButton(PAPER.sku).click();
}

const afterAdding = (name: string, feedback: 'drawer' | 'overlay' | 'toast', seen: (shop: Visit) => Locator): Look => ({
  name,
  element: buttonElement(PAPER.sku, `data-feedback="${feedback}"`),
  async show(shop) {
    await press(shop);
    await seen(shop).waitFor();
    if (feedback !== 'toast') await shop.drawer.getByRole('heading', { name: 'Recommended for you' }).waitFor();
    return seen(shop);
  },
});

/** The widgets and the surfaces that they open. Each must look the same on every page. */
export const looks: Look[] = [
  // the server's own button would stay, with the page's style
  {
    name: 'an add button',
    element: `<div data-quire="add-to-cart-button" data-sku="${PAPER.sku}"><a href="/cc/mmx/cart">Add to cart</a></div>`,
    show: approach,
  },
  {
    name: 'an add button with a quantity',
    element: buttonElement(PAPER.sku, 'data-show-quantity="true" data-qty="3"'),
    async show(shop) {
      const widget = await approach(shop);
      await widget.getByRole('textbox').waitFor();
      return widget;
    },
  },
  { name: 'a badge of the cart', element: MINI_CART, show: approach },
  {
    name: 'the mini cart',
    element: MINI_CART,
    async show(shop) {
      await shop.fillCart([PAPER, { ...DRIVE, quantity: 2 }]);
      await approach(shop);
      await shop.miniCart.open();
      await shop.miniCart.line(DRIVE.name).waitFor();
      return shop.miniCart.panel;
    },
  },
  afterAdding('the drawer', 'drawer', ({ drawer }) => drawer),
  afterAdding('the overlay', 'overlay', ({ drawer }) => drawer),
  afterAdding('a toast', 'toast', ({ toast }) => toast),
];
