import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { PremiumOverlay } from './PremiumOverlay';

export default {
  title: 'Widgets/PremiumOverlay',
  component: PremiumOverlay,
  args: { sku: 'MUG', label: 'Go premium', price: '$49' },
} satisfies Meta<typeof PremiumOverlay>;

type Story = StoryObj<typeof PremiumOverlay>;

const open = pressing('Go premium');
const enrol = pressing('Go premium', 'Add membership to cart');

export const Offer: Story = { decorators: [inShop()], play: open };

export const Enrolled: Story = { decorators: [inShop()], play: enrol };

export const Failed: Story = {
  decorators: [inShop({ shop: (shop) => shop.failNext(500, { of: 'add', times: 9 }) })],
  play: enrol,
};

export const AlreadyMember: Story = {
  decorators: [inShop({ config: { session: { membershipDetail: { membershipProgram: 'PREMIUM' } } } })],
  play: open,
};
