import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { WelcomeMessage } from './WelcomeMessage';

export default { title: 'Widgets/WelcomeMessage', component: WelcomeMessage } satisfies Meta<typeof WelcomeMessage>;

type Story = StoryObj<typeof WelcomeMessage>;

export const Guest: Story = storyIn();

export const Named: Story = storyIn({
  config: { session: { isLoggedIn: true, customerAttributes: { contactFirstName: 'Ada' } } },
});

export const Nameless: Story = storyIn({ config: { session: { isLoggedIn: true } } });
