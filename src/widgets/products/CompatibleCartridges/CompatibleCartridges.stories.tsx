import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { CompatibleCartridges } from './CompatibleCartridges';

const meta: Meta<typeof CompatibleCartridges> = {
  title: 'Widgets/CompatibleCartridges',
  component: CompatibleCartridges,
  args: { skus: ['PEN', 'INK'], defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof CompatibleCartridges>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop(more)] });

export const Closed: Story = { ...createStory(), args: { defaultOpen: false } };

export const Listed: Story = createStory();

export const None: Story = { ...createStory(), args: { skus: ['NOTHING'] } };
