import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { CompatiblePrinters } from './CompatiblePrinters';

const meta: Meta<typeof CompatiblePrinters> = {
  title: 'Widgets/CompatiblePrinters',
  component: CompatiblePrinters,
  args: { skus: ['PEN', 'INK'], open: true },
};

export default meta;

type Story = StoryObj<typeof CompatiblePrinters>;

const place = (more: Place = {}): Story => ({ decorators: [inShop(more)] });

export const Closed: Story = { ...place(), args: { open: false } };

export const Listed: Story = place();

export const None: Story = { ...place(), args: { skus: ['NOTHING'] } };
