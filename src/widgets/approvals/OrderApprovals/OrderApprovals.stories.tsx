import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { failedDecision } from '../../../../tests/support/shop/fakeShopApprovals';
import { type ApprovalSetup, approverConfig } from '../../../../tests/support/widgets/approvalSetup';
import { OrderApprovals } from './OrderApprovals';

const meta: Meta<typeof OrderApprovals> = { title: 'Widgets/OrderApprovals', component: OrderApprovals };

export default meta;

type Story = StoryObj<typeof OrderApprovals>;

const createStory = ({ shop, ...more }: ApprovalSetup = {}): Story => ({
  decorators: [inShop({ isWide: true, config: approverConfig(more), ...(shop && { shop }) })],
});

/** Presses these buttons one after another; a text that is not a button's name is typed. */
const pressing =
  (...names: (string | { type: string })[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    for (const name of names) {
      if (typeof name === 'string') await userEvent.click(await canvas.findByRole('button', { name }));
      else await userEvent.type(await canvas.findByRole('textbox'), name.type);
    }
  };

export const Waiting: Story = createStory();

export const Opened: Story = { ...createStory(), play: pressing('Details of order Q-1') };

export const Pages: Story = { ...createStory(), args: { pageSize: 2 } };

export const Loading: Story = createStory({ shop: (shop) => shop.hold('approvals') });

export const None: Story = createStory({
  shop(shop) {
    shop.approvals.waiting = [];
  },
});

export const NotRead: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'approvals', times: 9 }) });

export const NoPermission: Story = createStory({ codes: [] });

export const Accepted: Story = { ...createStory(), play: pressing('Accept order Q-1') };

export const Sending: Story = {
  ...createStory({ shop: (shop) => shop.hold('decide') }),
  play: pressing('Accept order Q-1'),
};

export const Commenting: Story = {
  ...createStory(),
  play: pressing('Decline order Q-2', { type: 'Please order the smaller desk' }),
};

export const CommentMissing: Story = { ...createStory(), play: pressing('Decline order Q-2', 'Decline order') };

export const Failed: Story = {
  ...createStory({ shop: (shop) => shop.failNext(500, { of: 'decide', times: 9 }) }),
  play: pressing('Decline order Q-2', { type: 'Please order the smaller desk' }, 'Decline order'),
};

export const Several: Story = {
  ...createStory({
    shop(shop) {
      shop.approvals.failures = {
        'Q-2': failedDecision('BUDGET_EXCEEDED'),
        'Q-3': failedDecision('ORDER_DECIDED', { action: 'DECLINE', decidedBy: 'Helen Wasserman' }),
      };
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept selected (3)' }));
  },
};
