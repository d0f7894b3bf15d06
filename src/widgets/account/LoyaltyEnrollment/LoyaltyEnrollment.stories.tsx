import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { inShop } from '../../../../stories/setup/inShop';
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

export const Form: Story = { decorators: [inShop()], play: plays.open };

export const SomethingMissing: Story = { decorators: [inShop()], play: plays.sentEmpty };

export const Done: Story = { decorators: [inShop()], play: plays.sent };

export const Failed: Story = { decorators: [inShop(FORMS_FAIL)], play: plays.sent };
