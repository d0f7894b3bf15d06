import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { ChatLauncher } from './ChatLauncher';

export default { title: 'Widgets/ChatLauncher', component: ChatLauncher } satisfies Meta<typeof ChatLauncher>;

type Story = StoryObj<typeof ChatLauncher>;

const press = pressing('Chat with us');

export const Idle: Story = { decorators: [inShop()] };

const accepted = { host: { cookies: { cookieConsent: 'functional' } } };

export const Waiting: Story = { decorators: [inShop(accepted)], play: press };

export const WithoutConsent: Story = { decorators: [inShop()], play: press };

export const Unavailable: Story = {
  decorators: [inShop({ ...accepted, config: { chat: { isReady: () => true, open: 'nothing.of.that.name' } } })],
  play: press,
};
