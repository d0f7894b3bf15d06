import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { MessagesDrawer } from './MessagesDrawer';

export default { title: 'Widgets/MessagesDrawer', component: MessagesDrawer } satisfies Meta<typeof MessagesDrawer>;

type Story = StoryObj<typeof MessagesDrawer>;

const open = pressing(/^Messages/);

export const List: Story = { ...storyIn(), play: open };

export const None: Story = {
  ...storyIn({ shop: (shop) => shop.answerNext(200, { messages: [] }, 'messages') }),
  play: open,
};

export const Failed: Story = {
  ...storyIn({ shop: (shop) => shop.failNext('network', { of: 'messages', times: 9 }) }),
  play: open,
};
