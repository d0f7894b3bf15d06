import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { MembershipDrawer } from './MembershipDrawer';

export default {
  title: 'Widgets/MembershipDrawer',
  component: MembershipDrawer,
  args: { sku: 'MUG', benefits: ['Free shipping', '5% back in rewards'], defaultOpen: true },
} satisfies Meta<typeof MembershipDrawer>;

type Story = StoryObj<typeof MembershipDrawer>;

export const Offered: Story = storyIn();

export const AlreadyBought: Story = {
  ...storyIn({ shop: (shop) => shop.refuseNext('ALREADY_PURCHASED', { of: 'add', level: 'line' }) }),
  play: pressing('Add membership to cart'),
};

export const None: Story = { ...storyIn(), args: { sku: undefined } };
