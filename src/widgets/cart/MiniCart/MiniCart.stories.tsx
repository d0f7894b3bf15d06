import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  DELIVERIES,
  fillShelves,
  IN_PACKS,
  LONG_NAMES,
  NOTIFICATIONS,
  PICKUP,
  SOLD_OUT,
} from '../../../../stories/setup/carts';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { pressing, pressingUntil, typing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { MiniCart } from './MiniCart';

export default {
  title: 'Widgets/MiniCart',
  component: MiniCart,
  args: { defaultOpen: true, freeShippingThreshold: '60.00' },
} satisfies Meta<typeof MiniCart>;

type Story = StoryObj<typeof MiniCart>;

const cart = { MUG: 2, PAPER: 1 };

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
  play: pressingUntil('Increase quantity of Enamel mug', 'Updating your cart'),
};

export const UpdateFailed: Story = {
  decorators: [inShop({ cart, shop: (shop) => shop.failNext('network', { of: 'update' }) })],
  play: pressingUntil('Increase quantity of Enamel mug', 'Something went wrong. Please try again.'),
};

export const Notifications: Story = { decorators: [inShop(NOTIFICATIONS)] };

export const AtTheLimit: Story = { decorators: [inShop({ cart: { STAPLER: 5 } })] };

export const OverTheLimit: Story = { decorators: [inShop({ cart: { STAPLER: 2 } })], play: typing('9') };

export const InPacks: Story = { decorators: [inShop(IN_PACKS)] };

export const RunOutOfStock: Story = { decorators: [inShop(SOLD_OUT)] };

export const SamplesAlone: Story = { decorators: [inShop({ cart: { SAMPLE: 1 } })] };

export const WithDeliveries: Story = { decorators: [inShop(DELIVERIES)] };

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

export const ManyLines: Story = { decorators: [inShop({ shop: (shop) => fillShelves(shop, 30) })] };

export const LongNames: Story = { decorators: [inShop(LONG_NAMES)] };

export const InFrench: Story = { decorators: [inShop({ cart: { CHAIR: 6 }, config: { locale: 'fr-CA' } })] };

export const PickupAndLists: Story = { args: { showAddToList: true }, decorators: [inShop(PICKUP)] };

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
