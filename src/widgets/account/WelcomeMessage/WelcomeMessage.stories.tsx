import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { WelcomeMessage } from './WelcomeMessage';

export default { title: 'Widgets/WelcomeMessage', component: WelcomeMessage } satisfies Meta<typeof WelcomeMessage>;

type Story = StoryObj<typeof WelcomeMessage>;

export const Guest: Story = { decorators: [inShop()] };

export const Named: Story = {
  decorators: [inShop({ config: { session: { isLoggedIn: true, customerAttributes: { contactFirstName: 'Ada' } } } })],
};

export const Nameless: Story = { decorators: [inShop({ config: { session: { isLoggedIn: true } } })] };
