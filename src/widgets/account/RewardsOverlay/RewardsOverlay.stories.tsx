import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { RewardsOverlay } from './RewardsOverlay';

export default {
  title: 'Widgets/RewardsOverlay',
  component: RewardsOverlay,
  args: { label: 'Rewards' },
} satisfies Meta<typeof RewardsOverlay>;

type Story = StoryObj<typeof RewardsOverlay>;

const open = pressing('Rewards');

export const Guest: Story = { decorators: [inShop()], play: open };

export const SignUp: Story = { decorators: [inShop(NO_MEMBER)], play: open };

export const Member: Story = {
  decorators: [inShop(MEMBER)],
  play: open,
};
