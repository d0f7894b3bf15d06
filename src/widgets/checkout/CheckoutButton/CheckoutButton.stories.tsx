import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { LoginDrawer } from '../../account/LoginDrawer/LoginDrawer';
import { CheckoutButton } from './CheckoutButton';

const meta: Meta<typeof CheckoutButton> = { title: 'Widgets/CheckoutButton', component: CheckoutButton };

export default meta;

type Story = StoryObj<typeof CheckoutButton>;

const cart = { MUG: 2, PAPER: 1 };

/** The customer is signed in. */
const registered = (shop: FakeShop) => {
  shop.cart.extra = { cartAttributes: { userType: 'REGISTERED', numberOfItems: 3 } };
};

const pressed = pressing('Checkout');

const saying = (code: string): StorySetup => ({
  cart,
  shop(shop) {
    shop.cart.messages = [{ code, type: 'WARNING' }];
  },
});

export const Idle: Story = { decorators: [inShop({ cart, shop: registered })] };

export const Pending: Story = {
  decorators: [
    inShop({
      cart,
      shop(shop) {
        registered(shop);
        shop.hold('change');
      },
    }),
  ],
  play: pressed,
};

export const IgnoredWhileTheCartChanges: Story = {
  decorators: [
    inShop({
      cart,
      async act({ cart: it, shop }) {
        await it.read();
        shop.hold('update');
        // never answered: the request fails once the customer leaves the page
        it.update({ lineId: 'line-1', quantity: 3 }).catch(() => undefined);
      },
    }),
  ],
};

export const GuestSeesLoginDrawer: Story = {
  args: { miniCart: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <LoginDrawer />
      </>
    ),
    inShop({ cart }),
  ],
  play: pressed,
};

export const GuestRedirectingToLoginPage: Story = { decorators: [inShop({ cart })], play: pressed };

export const FailedRedirectingToDotcomCheckout: Story = {
  decorators: [
    inShop({
      cart,
      shop(shop) {
        registered(shop);
        shop.failNext(502, { of: 'change' });
      },
    }),
  ],
  play: pressed,
};

export const SavingsAreTooLarge: Story = { decorators: [inShop(saying('NEGATIVE_CART_TOTAL'))] };

export const SomeItemsUnavailable: Story = { decorators: [inShop(saying('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'))] };

export const SamplesAlone: Story = { decorators: [inShop({ cart: { SAMPLE: 1 } })] };

export const Empty: Story = { decorators: [inShop()] };

export const LongLabel: Story = {
  args: { label: 'Continue to the secure checkout of the shop, where nothing is charged before you have confirmed it' },
  decorators: [inShop({ cart, shop: registered })],
};
