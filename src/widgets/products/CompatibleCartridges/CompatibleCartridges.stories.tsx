import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type Place } from '../../../../stories/inShop';
import { CompatibleCartridges } from './CompatibleCartridges';

const meta: Meta<typeof CompatibleCartridges> = {
  title: 'Widgets/CompatibleCartridges',
  component: CompatibleCartridges,
  args: { skus: ['PEN', 'INK'], open: true },
};

export default meta;

type Story = StoryObj<typeof CompatibleCartridges>;

const place = (more: Place = {}): Story => ({ decorators: [inShop(more)] });

export const Closed: Story = { ...place(), args: { open: false } };

export const Listed: Story = place();

export const None: Story = { ...place(), args: { skus: ['NOTHING'] } };
