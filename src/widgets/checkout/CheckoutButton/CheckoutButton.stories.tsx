import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { LoginDrawer } from '../../account/LoginDrawer/LoginDrawer';
import { CheckoutButton } from './CheckoutButton';

export default { title: 'Widgets/CheckoutButton', component: CheckoutButton } satisfies Meta<typeof CheckoutButton>;

type Story = StoryObj<typeof CheckoutButton>;

const shown = (setup: StorySetup = {}): Story => ({ decorators: [inShop({ cart: { MUG: 2, PAPER: 1 }, ...setup })] });

/** The customer is signed in. */
const registered = (prepare?: (shop: FakeShop) => void): Story =>
  shown({
    shop(shop) {
      shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 3 } };
      prepare?.(shop);
    },
  });

const saying = (code: string): Story =>
  shown({
    shop(shop) {
      shop.cart.messages = [{ code, type: 'WARNING' }];
    },
  });

const pressed = pressing('Checkout');

export const Idle: Story = registered();

export const Pending: Story = { ...registered((shop) => shop.hold('change')), play: pressed };

export const IgnoredWhileTheCartChanges: Story = shown({
  async act({ cart, shop }) {
    await cart.read();
    shop.hold('update');
    // never answered: the request fails once the customer leaves the page
    cart.update({ lineId: 'line-1', quantity: 3 }).catch(() => undefined);
  },
});

export const GuestSeesLoginDrawer: Story = {
  args: { miniCart: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LoginDrawer />
      </>
    ),
    inShop({ cart: { MUG: 2 } }),
  ],
  play: pressed,
};

export const GuestRedirectingToLoginPage: Story = { ...shown(), play: pressed };

export const FailedRedirectingToDotcomCheckout: Story = {
  ...registered((shop) => shop.failNext(502, { of: 'change' })),
  play: pressed,
};

export const SavingsAreTooLarge: Story = saying('NEGATIVE_CART_TOTAL');

export const SomeItemsUnavailable: Story = saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY');

export const SamplesAlone: Story = shown({ cart: { SAMPLE: 1 } });

export const Empty: Story = shown({ cart: {} });

export const LongLabel: Story = {
  ...registered(),
  args: { label: 'Continue to the secure checkout of the shop, where nothing is charged before you have confirmed it' },
};
