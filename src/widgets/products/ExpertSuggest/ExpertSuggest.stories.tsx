import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { ExpertSuggest } from './ExpertSuggest';

export default {
  title: 'Widgets/ExpertSuggest',
  component: ExpertSuggest,
  args: { sku: 'MUG', count: 3, defaultOpen: true },
} satisfies Meta<typeof ExpertSuggest>;

type Story = StoryObj<typeof ExpertSuggest>;

export const Suggested: Story = storyIn();

export const None: Story = storyIn({
  shop: (shop) => {
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
  },
});
