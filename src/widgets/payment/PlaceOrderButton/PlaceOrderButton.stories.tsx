import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import type { FakeShop } from '../../../../tests/support/shop/fakeShop';
import { anAddress } from '../../../../tests/support/widgets/anAddress';
import { aSavedCard } from '../../../../tests/support/widgets/paymentFacts';
import { BUSINESS_CONTEXT } from '../../../../tests/support/widgets/storefront';
import { PlaceOrderButton } from './PlaceOrderButton';

export default {
  title: 'Widgets/PlaceOrderButton',
  component: PlaceOrderButton,
  args: {
    email: 'ada@shop.example',
    shippingAddress: anAddress(),
    onSuccess: ({ preventDefault }) => preventDefault(),
  },
} satisfies Meta<typeof PlaceOrderButton>;

type Story = StoryObj<typeof PlaceOrderButton>;

const byCard = ({ payment }: FakeShop) => {
  payment.applied = [{ ...aSavedCard(), id: 'payment-1' }];
};

const withCart = (prepare: (shop: FakeShop) => void = byCard, isBusiness = false): Story => ({
  decorators: [
    inShop({
      cart: { MUG: 2 },
      config: isBusiness ? { ...BUSINESS_CONTEXT, session: { isLoggedIn: true } } : {},
      shop: prepare,
    }),
  ],
});

export const PaysByCard: Story = withCart();

export const NothingLeftToPay: Story = withCart(({ payment }) => {
  payment.applied = [{ id: '1', paymentType: 'GIFT_CARD', profileRefId: 'fullgiftcard' }];
});

export const NeedsApproval: Story = withCart(({ payment }) => {
  payment.account = { name: 'Doherty & Hughsby', needsApproval: true };
}, true);

export const NotYetPaid: Story = withCart(() => {});

/** The order is placed; the shop has been set up for that request. */
const placing = (prepare?: (shop: FakeShop) => void): Story => ({
  ...withCart((shop) => {
    byCard(shop);
    prepare?.(shop);
  }),
  play: pressing('Pay $25.00'),
});

export const Pending: Story = placing((shop) => shop.hold('order-place'));

/** The server has displayed another total. */
export const TotalChanged: Story = {
  ...withCart(),
  render: (props) => (
    <form>
      <input type="hidden" name="orderTotal" value="5.58" />
      <PlaceOrderButton {...props} />
    </form>
  ),
};

export const Refused: Story = placing((shop) => shop.refuseNext('CARD_DECLINED', { of: 'order-place' }));

export const AnswerLost: Story = placing((shop) => shop.failNext('lost', { of: 'order-place' }));

export const Placed: Story = placing();
