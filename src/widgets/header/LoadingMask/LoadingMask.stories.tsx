import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { LoadingMask } from './LoadingMask';

export default { title: 'Widgets/LoadingMask', component: LoadingMask } satisfies Meta<typeof LoadingMask>;

type Story = StoryObj<typeof LoadingMask>;

export const Shown: Story = { args: { active: true }, ...storyIn() };

export const WithCustomText: Story = { args: { active: true, label: 'Placing your order' }, ...storyIn() };
