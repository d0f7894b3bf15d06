import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { VendorPaymentReturn } from './VendorPaymentReturn';

export default {
  title: 'Widgets/VendorPaymentReturn',
  component: VendorPaymentReturn,
  decorators: [inShop({ cart: { MUG: 1 } })],
} satisfies Meta<typeof VendorPaymentReturn>;

type Story = StoryObj<typeof VendorPaymentReturn>;

export const Working: Story = { decorators: [inShop({ shop: (shop) => shop.hold('vendor-payment') })] };

export const ToTheCheckout: Story = { args: { proceedCheckout: true } };

export const ToTheCart: Story = {};

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.refuseNext('PAYPAL_AUTH_FAILURE', { of: 'vendor-payment' }) })],
};
