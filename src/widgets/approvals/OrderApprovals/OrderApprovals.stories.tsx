import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { failedDecision } from '../../../../tests/support/shop/fakeShopApprovals';
import { type ApprovalSetup, approverConfig } from '../../../../tests/support/widgets/approvalSetup';
import { OrderApprovals } from './OrderApprovals';

export default { title: 'Widgets/OrderApprovals', component: OrderApprovals } satisfies Meta<typeof OrderApprovals>;

type Story = StoryObj<typeof OrderApprovals>;

const createStory = ({ shop, ...more }: ApprovalSetup = {}): Story => ({
  decorators: [inShop({ isWide: true, config: approverConfig(more), ...(shop && { shop }) })],
});

/** Types the reason for declining an order, and presses these buttons. */
const declining =
  (...names: string[]): NonNullable<Story['play']> =>
  async (stage) => {
    await pressing('Decline order Q-2')(stage);
    await stage.userEvent.type(await stage.canvas.findByRole('textbox'), 'Please order the smaller desk');
    await pressing(...names)(stage);
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

export const Commenting: Story = { ...createStory(), play: declining() };

export const CommentMissing: Story = { ...createStory(), play: pressing('Decline order Q-2', 'Decline order') };

export const Failed: Story = {
  ...createStory({ shop: (shop) => shop.failNext(500, { of: 'decide', times: 9 }) }),
  play: declining('Decline order'),
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
