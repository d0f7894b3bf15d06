import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { SiteFooter } from './SiteFooter';

export default { title: 'Widgets/SiteFooter', component: SiteFooter } satisfies Meta<typeof SiteFooter>;

type Story = StoryObj<typeof SiteFooter>;

export const Shown: Story = storyIn({ isWide: true });

export const SignedIn: Story = storyIn({ isWide: true, config: { session: { isLoggedIn: true } } });
