import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { RequiredCookies } from './RequiredCookies';

const meta: Meta<typeof RequiredCookies> = { title: 'Widgets/RequiredCookies', component: RequiredCookies };

export default meta;

type Story = StoryObj<typeof RequiredCookies>;

export const Prompt: Story = { decorators: [inShop()] };

export const PromptAgain: Story = {
  decorators: [
    inShop({
      host: { cookies: { cookieConsent: 'none' } },
      act: (storefront) => requestOverlay(storefront, { overlay: 'REQUIRED_COOKIES' }),
    }),
  ],
};
