import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { TopHatBanner } from './TopHatBanner';

export default { title: 'Widgets/TopHatBanner', component: TopHatBanner } satisfies Meta<typeof TopHatBanner>;

type Story = StoryObj<typeof TopHatBanner>;

export const Global: Story = storyIn({ isWide: true });

export const Home: Story = { args: { slot: 'home' }, ...storyIn({ isWide: true }) };
