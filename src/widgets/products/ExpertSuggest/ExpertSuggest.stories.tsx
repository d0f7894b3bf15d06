import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { ExpertSuggest } from './ExpertSuggest';

const meta: Meta<typeof ExpertSuggest> = {
  title: 'Widgets/ExpertSuggest',
  component: ExpertSuggest,
  args: { sku: 'MUG', count: 3, defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof ExpertSuggest>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop(more)] });

export const Suggested: Story = createStory();

export const None: Story = createStory({
  shop: (shop) => {
    for (const _ of [1, 2]) shop.answerNext(200, { data: [] }, 'recommend');
  },
});
