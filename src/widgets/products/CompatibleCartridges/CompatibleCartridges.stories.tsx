import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { CompatibleCartridges } from './CompatibleCartridges';

export default {
  title: 'Widgets/CompatibleCartridges',
  component: CompatibleCartridges,
  args: { skus: ['PEN', 'INK'], defaultOpen: true },
} satisfies Meta<typeof CompatibleCartridges>;

type Story = StoryObj<typeof CompatibleCartridges>;

export const Listed: Story = storyIn();

export const None: Story = { ...storyIn(), args: { skus: ['NOTHING'] } };
