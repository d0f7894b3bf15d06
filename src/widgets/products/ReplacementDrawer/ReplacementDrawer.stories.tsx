import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { ReplacementDrawer } from './ReplacementDrawer';

const meta: Meta<typeof ReplacementDrawer> = {
  title: 'Widgets/ReplacementDrawer',
  component: ReplacementDrawer,
  args: { sku: 'MUG', alternatives: ['PEN'], defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof ReplacementDrawer>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop(more)] });

export const Named: Story = createStory();

export const None: Story = { ...createStory(), args: { alternatives: [] } };

export const Failed: Story = createStory({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) });
