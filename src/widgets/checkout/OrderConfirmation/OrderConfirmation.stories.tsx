import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../../../stories/pictures';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { ORDER } from '../../../../tests/support/shop/fakeShopOrders';
import type { OrderBody } from '../../../core/checkout/contract/order';
import { OrderConfirmation } from './OrderConfirmation';

export default {
  title: 'Widgets/OrderConfirmation',
  component: OrderConfirmation,
  args: { orderNumber: 'Q-100001' },
} satisfies Meta<typeof OrderConfirmation>;

type Story = StoryObj<typeof OrderConfirmation>;

const items = ORDER.items.map((item) => ({ ...item, imageUrl: pictures[item.itemId] }));

const ordered = (over: Partial<OrderBody> = {}, config: StorySetup['config'] = {}): Story => ({
  decorators: [
    inShop({
      config,
      shop: (shop) => shop.failNext({ alter: () => ({ order: { ...ORDER, items, ...over } }) }, { of: 'order' }),
    }),
  ],
});

export const Confirmed: Story = ordered();

export const WithCustomContent: Story = {
  ...ordered(),
  args: { content: 'Chairs arrive in two parcels. The second one comes a day later.' },
};

export const WaitsForApproval: Story = ordered({
  isWaiting: true,
  payment: 'PURCHASE_ORDER',
  purchaseOrderNumber: 'PO-2026-0417',
});

export const PaidAtPickup: Story = ordered({ payment: 'PICKUP', shipTo: 'Pick up at 12 Harbor Street, Boston, MA' });

export const WithFeesAndSavings: Story = ordered({
  cartSummary: {
    cartSubTotal: '31.25',
    instantCouponSavings: '5.00',
    cartSubTotalAfterCoupons: '26.25',
    surchargeFeePerUnit: '2.10',
  },
  orderTotal: '28.35',
});

export const LongNames: Story = ordered({
  shipTo: `Ada ${'King-Noel-Byron-Lovelace-'.repeat(6)}, 1 Main Street`,
  items: [{ itemId: 'MUG', name: `Enamel mug ${'with-a-handle-'.repeat(12)}`, qty: 999, finalPrice: '12487.50' }],
});

export const Loading: Story = { decorators: [inShop({ shop: (shop) => shop.hold('order') })] };

export const NoOrder: Story = { args: { orderNumber: 'Q-7' }, decorators: [inShop()] };

export const NoNumber: Story = { args: { orderNumber: '' }, decorators: [inShop()] };

export const NotRead: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext('network', { of: 'order', times: 9 }) })],
};

export const InFrench: Story = ordered({}, { locale: 'fr-CA' });
