import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { ReplacementDrawer } from './ReplacementDrawer';

const meta: Meta<typeof ReplacementDrawer> = {
  title: 'Widgets/ReplacementDrawer',
  component: ReplacementDrawer,
  args: { sku: 'MUG', alternatives: ['PEN'], open: true },
};

export default meta;

type Story = StoryObj<typeof ReplacementDrawer>;

const place = (more: Place = {}): Story => ({ decorators: [inShop(more)] });

export const Named: Story = place();

export const None: Story = { ...place(), args: { alternatives: [] } };

export const Failed: Story = place({ shop: (shop) => shop.failNext('network', { of: 'tiles' }) });
