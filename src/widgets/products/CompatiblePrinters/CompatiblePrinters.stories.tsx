import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop, type StorySetup } from '../../../../stories/setup/inShop';
import { CompatiblePrinters } from './CompatiblePrinters';

const meta: Meta<typeof CompatiblePrinters> = {
  title: 'Widgets/CompatiblePrinters',
  component: CompatiblePrinters,
  args: { skus: ['PEN', 'INK'], defaultOpen: true },
};

export default meta;

type Story = StoryObj<typeof CompatiblePrinters>;

const createStory = (more: StorySetup = {}): Story => ({ decorators: [inShop(more)] });

export const Closed: Story = { ...createStory(), args: { defaultOpen: false } };

export const Listed: Story = createStory();

export const None: Story = { ...createStory(), args: { skus: ['NOTHING'] } };
