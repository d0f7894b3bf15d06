import type { Meta, StoryObj } from '@storybook/react-vite';
import { inShop } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { FeedbackSurvey } from './FeedbackSurvey';

export default { title: 'Widgets/FeedbackSurvey', component: FeedbackSurvey } satisfies Meta<typeof FeedbackSurvey>;

type Story = StoryObj<typeof FeedbackSurvey>;

const press = pressing('Feedback');

export const Opened: Story = {
  decorators: [
    inShop({ host: { cookies: { cookieConsent: 'analytics' } }, config: { feedback: { open: () => undefined } } }),
  ],
  play: press,
};

export const WithoutConsent: Story = {
  decorators: [inShop({ config: { feedback: { open: () => undefined } } })],
  play: press,
};

export const OnAPageOfItsOwn: Story = { args: { url: '/survey' }, decorators: [inShop()], play: press };

export const Unavailable: Story = { decorators: [inShop()], play: press };
