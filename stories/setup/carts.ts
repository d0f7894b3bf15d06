import type { FakeShop } from '../../tests/support/shop/fakeShop';
import type { FakeProduct } from '../../tests/support/shop/fakeShopProducts';
import type { StorySetup } from './inShop';

/** A cart with one line of each product; `lines` are further fields of the lines, by SKU. */
export const withLines = (lines: Record<string, FakeProduct['line'] & object>, setup: StorySetup = {}): StorySetup => ({
  cart: Object.fromEntries(Object.keys(lines).map((sku) => [sku, 1])),
  ...setup,
  shop(shop) {
    for (const [sku, line] of Object.entries(lines)) Object.assign(shop.products[sku] ?? {}, { line });
    setup.shop?.(shop);
  },
});

export const IN_PACKS = withLines({ PEN: { surchargeApplicable: true, surchargeSplit: 12 } }, { cart: { PEN: 24 } });

export const SOLD_OUT = withLines(
  { LAMP: { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }, MUG: {} },
  {
    shop(shop) {
      shop.cart.messages = [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }];
    },
  },
);

/** One line is picked up, one is backordered, and one has an arrival date. */
export const DELIVERIES = withLines(
  {
    MUG: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } },
    LAMP: { selectedDeliveryOption: { deliveryType: 'STA', isBackOrder: true } },
    PAPER: {
      selectedDeliveryOption: { deliveryType: 'STA', minDeliveryDate: '2026-11-24', maxDeliveryDate: '2026-11-27' },
    },
  },
  { host: { now: () => Date.UTC(2026, 10, 20, 15) } },
);

/** One line can be picked up, and one is. */
export const PICKUP = withLines({
  MUG: { product: { name: 'Enamel mug', bopisEligible: true } },
  LAMP: { selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '0042' } },
});

/** Another cart was merged into this one, and the last add was refused in part. */
export const NOTIFICATIONS: StorySetup = {
  cart: { MUG: 1 },
  shop(shop) {
    shop.cart.messages = [{ code: 'CART_AUTO_MERGE', type: 'INFO' }];
  },
  async act({ cart }) {
    await cart.read();
    const items = [
      { sku: 'LAMP', quantity: 1 },
      { sku: 'INK', quantity: 5 },
    ];
    await cart.add(items, { feedback: 'none' });
  },
};

/** Puts different products, with the numbers from 1, into the cart or onto another list. */
export function fillShelves(
  { products, cart }: FakeShop,
  count: number,
  list: Pick<FakeShop['saved' | 'cart'], 'put'> = cart,
): void {
  for (let number = 1; number <= count; number += 1) {
    products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: `${number}.00` };
    list.put(`SHELF-${number}`, 1);
  }
}

export const LONG_NAMES: StorySetup = {
  cart: { MUG: 999, PEN: 1 },
  shop({ products }) {
    Object.assign(products['MUG'] ?? {}, { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4) });
    Object.assign(products['PEN'] ?? {}, { name: 'A pen that writes in blue, and in black. '.repeat(8) });
  },
};
