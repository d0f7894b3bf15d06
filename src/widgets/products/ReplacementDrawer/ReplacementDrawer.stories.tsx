import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { ReplacementDrawer } from './ReplacementDrawer';

export default {
  title: 'Widgets/ReplacementDrawer',
  component: ReplacementDrawer,
  args: { sku: 'MUG', alternatives: ['PEN'], defaultOpen: true },
} satisfies Meta<typeof ReplacementDrawer>;

type Story = StoryObj<typeof ReplacementDrawer>;

export const Named: Story = storyIn();

export const None: Story = { ...storyIn(), args: { alternatives: [] } };

export const Failed: Story = storyIn({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) });
