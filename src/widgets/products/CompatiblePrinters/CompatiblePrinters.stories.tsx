import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { CompatiblePrinters } from './CompatiblePrinters';

export default {
  title: 'Widgets/CompatiblePrinters',
  component: CompatiblePrinters,
  args: { skus: ['PEN', 'INK'], defaultOpen: true },
} satisfies Meta<typeof CompatiblePrinters>;

type Story = StoryObj<typeof CompatiblePrinters>;

export const Listed: Story = storyIn();

export const None: Story = { ...storyIn(), args: { skus: ['NOTHING'] } };
