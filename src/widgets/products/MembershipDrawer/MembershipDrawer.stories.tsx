import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { MembershipDrawer } from './MembershipDrawer';

const meta: Meta<typeof MembershipDrawer> = {
  title: 'Widgets/MembershipDrawer',
  component: MembershipDrawer,
  args: { sku: 'MUG', benefits: ['Free shipping', '5% back in rewards'], defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof MembershipDrawer>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop(more)] });

export const Offered: Story = createStory();

export const AlreadyBought: Story = {
  ...createStory({ shop: (shop) => shop.refuseNext('ALREADY_PURCHASED', { of: 'add', level: 'line' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add membership to cart' }));
  },
};

export const None: Story = { ...createStory(), args: { sku: undefined } };
