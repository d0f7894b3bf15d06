import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { MiniCart } from './MiniCart';

const meta: Meta<typeof MiniCart> = {
  title: 'Widgets/MiniCart',
  component: MiniCart,
  args: { defaultOpen: true, freeShippingThreshold: '60.00' },
};

export default meta;

type Story = StoryObj<typeof MiniCart>;

const cart = { MUG: 2, PAPER: 1 };

/** Presses the button with the given name. If `outcome` is given, waits for that text. */
const pressing =
  (name: string, outcome?: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    if (outcome) await canvas.findByText(outcome);
  };

export const Closed: Story = { args: { defaultOpen: false }, decorators: [inShop({ cart })] };

export const BadgeOnly: Story = { args: { defaultOpen: false, badgeOnly: true }, decorators: [inShop({ cart })] };

export const BadgeOfTheLastVisit: Story = {
  args: { defaultOpen: false },
  decorators: [
    inShop({
      shop: (shop) => shop.hold('read'),
      host: { localStorage: { cartCount: JSON.stringify({ count: 7, timestamp: Date.now() }) } },
    }),
  ],
};

export const WaitingForTheFlyout: Story = {
  args: { defaultOpen: false, openDelayMs: 600_000, flyoutSelector: '.story' },
  decorators: [inShop({ cart })],
  play: pressing('Cart, 3 items'),
};

export const Filled: Story = { decorators: [inShop({ cart })] };

export const OneLine: Story = { decorators: [inShop({ cart: { CHAIR: 1 } })] };

export const Empty: Story = { decorators: [inShop()] };

export const Loading: Story = { decorators: [inShop({ shop: (shop) => shop.hold('read') })] };

export const NotRead: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) })],
};

export const BusinessGuest: Story = { decorators: [inShop({ config: BUSINESS_CONTEXT })] };

export const LineLeaving: Story = {
  decorators: [inShop({ cart, config: { miniCart: { deleteAnimationMs: 600_000 } } })],
  play: pressing('Remove Enamel mug'),
};

export const LineRestored: Story = {
  decorators: [inShop({ cart, shop: (shop) => shop.failNext('network', { of: 'delete' }) })],
  play: pressing('Remove Enamel mug'),
};

export const UpdatePending: Story = {
  decorators: [inShop({ cart, shop: (shop) => shop.hold('update') })],
  play: pressing('Increase quantity of Enamel mug', 'Updating your cart'),
};

export const UpdateFailed: Story = {
  decorators: [inShop({ cart, shop: (shop) => shop.failNext('network', { of: 'update' }) })],
  play: pressing('Increase quantity of Enamel mug', 'Something went wrong. Please try again.'),
};

export const Notifications: Story = {
  decorators: [
    inShop({
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
    }),
  ],
};

export const AtTheLimit: Story = { decorators: [inShop({ cart: { STAPLER: 5 } })] };

export const OverTheLimit: Story = {
  decorators: [inShop({ cart: { STAPLER: 2 } })],
  async play({ canvas, userEvent }) {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '9');
  },
};

export const InPacks: Story = {
  decorators: [
    inShop({
      cart: { PEN: 24 },
      shop: ({ products }) =>
        Object.assign(products['PEN'] ?? {}, { line: { surchargeApplicable: true, surchargeSplit: 12 } }),
    }),
  ],
};

export const RunOutOfStock: Story = {
  decorators: [
    inShop({
      cart: { LAMP: 1, MUG: 1 },
      shop(shop) {
        Object.assign(shop.products['LAMP'] ?? {}, { line: { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] } });
        shop.cart.messages = [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'WARNING' }];
      },
    }),
  ],
};

export const SamplesAlone: Story = { decorators: [inShop({ cart: { SAMPLE: 1 } })] };

export const WithDeliveries: Story = {
  decorators: [
    inShop({
      cart: { MUG: 1, LAMP: 1, PAPER: 1 },
      host: { now: () => Date.UTC(2026, 10, 20, 15) },
      shop({ products }) {
        const by = (option: object) => ({ line: { selectedDeliveryOption: option } });
        Object.assign(products['MUG'] ?? {}, by({ deliveryType: 'ISP', pickupStoreNumber: '0042' }));
        Object.assign(products['LAMP'] ?? {}, by({ deliveryType: 'STA', isBackOrder: true }));
        const dates = { minDeliveryDate: '2026-11-24', maxDeliveryDate: '2026-11-27' };
        Object.assign(products['PAPER'] ?? {}, by({ deliveryType: 'STA', ...dates }));
      },
    }),
  ],
};

export const FreeShipping: Story = { decorators: [inShop({ cart: { CHAIR: 1 } })] };

export const MemberSavings: Story = {
  decorators: [
    inShop({
      cart,
      shop(shop) {
        shop.cart.extra = {
          cartAttributes: { userType: 'PR7', numberOfItems: 3 },
          cartSummary: { cartSubTotal: '31.25', finalMembershipSavings: '1.56' },
        };
      },
    }),
  ],
};

export const ManyLines: Story = {
  decorators: [
    inShop({
      shop(shop) {
        for (let number = 1; number <= 30; number += 1) {
          shop.products[`SHELF-${number}`] = { name: `Shelf ${number}`, price: `${number}.00` };
          shop.cart.put(`SHELF-${number}`, number);
        }
      },
    }),
  ],
};

export const LongNames: Story = {
  decorators: [
    inShop({
      cart: { MUG: 999, PEN: 1 },
      shop({ products }) {
        Object.assign(products['MUG'] ?? {}, { name: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4) });
        Object.assign(products['PEN'] ?? {}, { name: 'A pen that writes in blue, and in black. '.repeat(8) });
      },
    }),
  ],
};

export const InFrench: Story = { decorators: [inShop({ cart: { CHAIR: 6 }, config: { locale: 'fr-CA' } })] };

export const PickupAndLists: Story = {
  args: { showAddToList: true },
  decorators: [
    inShop({
      cart: { MUG: 2, LAMP: 1 },
      shop({ products }) {
        Object.assign(products['MUG'] ?? {}, { line: { product: { name: 'Enamel mug', bopisEligible: true } } });
        const selectedDeliveryOption = { deliveryType: 'ISP', pickupStoreNumber: '0042' };
        Object.assign(products['LAMP'] ?? {}, { line: { selectedDeliveryOption } });
      },
    }),
  ],
};

/** The panel with the saved items in its second tab. */
const behindTheTab = (setup: StorySetup): Story => ({
  decorators: [inShop({ cart, ...setup })],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Saved for later' }));
  },
});

const withSaved =
  (then: (shop: FakeShop) => void = () => {}) =>
  (shop: FakeShop) => {
    shop.saved.put('LAMP');
    shop.saved.put('CHAIR', 2);
    then(shop);
  };

export const SavedItems: Story = behindTheTab({ shop: withSaved() });

export const SavedItemsLoading: Story = behindTheTab({ shop: withSaved((shop) => shop.hold('saved-read')) });

export const NoSavedItems: Story = behindTheTab({});

export const SavedItemsCouldNotBeRead: Story = behindTheTab({
  shop: withSaved((shop) => shop.failNext(502, { of: 'saved-read' })),
});

export const SavedItemMoving: Story = {
  ...behindTheTab({ shop: withSaved((shop) => shop.hold('add')) }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Saved for later' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Move to cart: Office chair' }));
  },
};

export const SavingFailed: Story = {
  decorators: [inShop({ cart, shop: (shop) => shop.failNext(502, { of: 'save' }) })],
  play: pressing('Save for later: Enamel mug'),
};
