import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { LoyaltyEnrollment } from './LoyaltyEnrollment';

export default {
  title: 'Widgets/LoyaltyEnrollment',
  component: LoyaltyEnrollment,
  args: { label: 'Join Rewards' },
} satisfies Meta<typeof LoyaltyEnrollment>;

type Story = StoryObj<typeof LoyaltyEnrollment>;

const plays = formPlays({
  opens: 'Join Rewards',
  sends: 'Join',
  typed: {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@shop.example',
    'ZIP code': '02138',
  },
});

export const Form: Story = { ...storyIn(), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(), play: plays.sent };

export const Failed: Story = { ...storyIn(FORMS_FAIL), play: plays.sent };
