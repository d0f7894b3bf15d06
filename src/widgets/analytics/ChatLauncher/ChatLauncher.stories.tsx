import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { ChatLauncher } from './ChatLauncher';

export default { title: 'Widgets/ChatLauncher', component: ChatLauncher } satisfies Meta<typeof ChatLauncher>;

type Story = StoryObj<typeof ChatLauncher>;

const press = pressing('Chat with us');

export const Idle: Story = storyIn();

const accepted = { host: { cookies: { cookieConsent: 'functional' } } };

export const Waiting: Story = { ...storyIn(accepted), play: press };

export const WithoutConsent: Story = { ...storyIn(), play: press };

export const Unavailable: Story = {
  ...storyIn({ ...accepted, config: { chat: { isReady: () => true, open: 'nothing.of.that.name' } } }),
  play: press,
};
