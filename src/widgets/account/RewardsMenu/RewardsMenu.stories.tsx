import type { Meta, StoryObj } from '@storybook/react-vite';
import { MEMBER, NO_MEMBER } from '../../../../stories/members';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { RewardsMenu } from './RewardsMenu';

export default { title: 'Widgets/RewardsMenu', component: RewardsMenu } satisfies Meta<typeof RewardsMenu>;

type Story = StoryObj<typeof RewardsMenu>;

const open = pressing(/^Rewards/);

export const Guest: Story = { ...storyIn(), play: open };

export const NoMember: Story = { ...storyIn(NO_MEMBER), play: open };

export const Member: Story = {
  ...storyIn(MEMBER),
  async play(context) {
    await context.canvas.findByRole('button', { name: 'Rewards: $12 · New' });
    await open(context);
  },
};

export const WithLevels: Story = {
  ...Member,
  ...storyIn({
    config: {
      ...MEMBER.config,
      rewards: {
        tiers: [
          { name: 'Silver', from: '100' },
          { name: 'Gold', from: '500' },
        ],
      },
    },
  }),
};

export const Loading: Story = { ...storyIn({ ...MEMBER, shop: (shop) => shop.hold('rewards-info') }), play: open };

export const Empty: Story = {
  ...storyIn({
    ...MEMBER,
    shop(shop) {
      shop.failNext('network', { of: 'rewards-info', times: 9 });
      shop.failNext('network', { of: 'rewards-available', times: 9 });
    },
  }),
  play: open,
};
