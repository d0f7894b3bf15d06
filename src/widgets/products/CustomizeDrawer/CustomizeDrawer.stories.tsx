import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { CustomizeDrawer } from './CustomizeDrawer';

export default {
  title: 'Widgets/CustomizeDrawer',
  component: CustomizeDrawer,
  decorators: [inShop()],
  args: { url: '/design/4711', options: [{ name: 'Colour', values: ['Red', 'Blue'] }], defaultOpen: true },
} satisfies Meta<typeof CustomizeDrawer>;

type Story = StoryObj<typeof CustomizeDrawer>;

export const Choosing: Story = {};

export const OneMissing: Story = { play: pressing('Continue') };

export const WithoutUrl: Story = { args: { url: undefined } };
