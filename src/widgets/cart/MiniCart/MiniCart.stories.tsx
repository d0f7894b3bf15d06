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
import { type StorySetup, storyIn } from '../../../../stories/setup/inShop';
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

export const Closed: Story = { args: { defaultOpen: false }, ...storyIn({ cart }) };

export const BadgeOnly: Story = { args: { defaultOpen: false, badgeOnly: true }, ...storyIn({ cart }) };

export const BadgeOfTheLastVisit: Story = {
  args: { defaultOpen: false },
  ...storyIn({
    shop: (shop) => shop.hold('read'),
    host: { localStorage: { cartCount: JSON.stringify({ count: 7, timestamp: Date.now() }) } },
  }),
};

export const WaitingForTheFlyout: Story = {
  args: { defaultOpen: false, openDelayMs: 600_000, flyoutSelector: '.story' },
  ...storyIn({ cart }),
  play: pressing('Cart, 3 items'),
};

export const Filled: Story = storyIn({ cart });

export const Empty: Story = storyIn();

export const Loading: Story = storyIn({ shop: (shop) => shop.hold('read') });

export const NotRead: Story = storyIn({ shop: (shop) => shop.failNext(502, { of: 'read', times: 9 }) });

export const BusinessGuest: Story = storyIn({ config: BUSINESS_CONTEXT });

export const LineLeaving: Story = {
  ...storyIn({ cart, config: { miniCart: { deleteAnimationMs: 600_000 } } }),
  play: pressing('Remove Enamel mug'),
};

export const UpdatePending: Story = {
  ...storyIn({ cart, shop: (shop) => shop.hold('update') }),
  play: pressingUntil('Increase quantity of Enamel mug', 'Updating your cart'),
};

export const UpdateFailed: Story = {
  ...storyIn({ cart, shop: (shop) => shop.failNext('network', { of: 'update' }) }),
  play: pressingUntil('Increase quantity of Enamel mug', 'Something went wrong. Please try again.'),
};

export const Notifications: Story = storyIn(NOTIFICATIONS);

export const AtTheLimit: Story = storyIn({ cart: { STAPLER: 5 } });

export const OverTheLimit: Story = { ...storyIn({ cart: { STAPLER: 2 } }), play: typing('9') };

export const InPacks: Story = storyIn(IN_PACKS);

export const RunOutOfStock: Story = storyIn(SOLD_OUT);

export const SamplesAlone: Story = storyIn({ cart: { SAMPLE: 1 } });

export const WithDeliveries: Story = storyIn(DELIVERIES);

export const FreeShipping: Story = storyIn({ cart: { CHAIR: 1 } });

export const MemberSavings: Story = storyIn({
  cart,
  shop(shop) {
    shop.cart.extra = {
      cartAttributes: { userType: 'PR7', numberOfItems: 3 },
      cartSummary: { cartSubTotal: '31.25', finalMembershipSavings: '1.56' },
    };
  },
});

export const ManyLines: Story = storyIn({ shop: (shop) => fillShelves(shop, 30) });

export const LongNames: Story = storyIn(LONG_NAMES);

export const InFrench: Story = storyIn({ cart: { CHAIR: 6 }, config: { locale: 'fr-CA' } });

export const PickupAndLists: Story = { args: { showAddToList: true }, ...storyIn(PICKUP) };

/** The panel with the saved items in its second tab. */
const behindTheTab = (setup: StorySetup): Story => ({
  ...storyIn({ cart, ...setup }),
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
  ...storyIn({ cart, shop: (shop) => shop.failNext(502, { of: 'save' }) }),
  play: pressing('Save for later: Enamel mug'),
};
