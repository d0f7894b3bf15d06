import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { RequiredCookies } from './RequiredCookies';

export default { title: 'Widgets/RequiredCookies', component: RequiredCookies } satisfies Meta<typeof RequiredCookies>;

type Story = StoryObj<typeof RequiredCookies>;

export const Prompt: Story = storyIn();

export const PromptAgain: Story = storyIn({
  host: { cookies: { cookieConsent: 'none' } },
  act: (storefront) => requestOverlay(storefront, { overlay: 'REQUIRED_COOKIES' }),
});
