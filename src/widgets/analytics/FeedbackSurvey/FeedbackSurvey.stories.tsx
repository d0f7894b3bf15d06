import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyIn } from '../../../../stories/setup/inShop';
import { pressing } from '../../../../stories/setup/pressing';
import { FeedbackSurvey } from './FeedbackSurvey';

export default { title: 'Widgets/FeedbackSurvey', component: FeedbackSurvey } satisfies Meta<typeof FeedbackSurvey>;

type Story = StoryObj<typeof FeedbackSurvey>;

const press = pressing('Feedback');

export const Opened: Story = {
  ...storyIn({ host: { cookies: { cookieConsent: 'analytics' } }, config: { feedback: { open: () => undefined } } }),
  play: press,
};

export const WithoutConsent: Story = {
  ...storyIn({ config: { feedback: { open: () => undefined } } }),
  play: press,
};

export const OnAPageOfItsOwn: Story = { args: { url: '/survey' }, ...storyIn(), play: press };

export const Unavailable: Story = { ...storyIn(), play: press };
