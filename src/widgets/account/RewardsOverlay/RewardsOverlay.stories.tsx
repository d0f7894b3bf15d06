import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { RewardsOverlay } from './RewardsOverlay';

export default {
  title: 'Widgets/RewardsOverlay',
  component: RewardsOverlay,
  args: { label: 'Rewards' },
} satisfies Meta<typeof RewardsOverlay>;

type Story = StoryObj<typeof RewardsOverlay>;

const open = pressing('Rewards');

export const Guest: Story = { ...storyIn(), play: open };

export const SignUp: Story = { ...storyIn(NO_MEMBER), play: open };

export const Member: Story = { ...storyIn(MEMBER), play: open };
