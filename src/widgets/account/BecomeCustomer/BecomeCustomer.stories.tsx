import type { Meta, StoryObj } from '@storybook/react-vite';
import { FORMS_FAIL, formPlays } from '../../../../stories/setup/formPlays';
import { storyIn } from '../../../../stories/setup/inShop';
import { BecomeCustomer } from './BecomeCustomer';

export default {
  title: 'Widgets/BecomeCustomer',
  component: BecomeCustomer,
  args: { sku: 'MUG', label: 'Become a customer' },
} satisfies Meta<typeof BecomeCustomer>;

type Story = StoryObj<typeof BecomeCustomer>;

const plays = formPlays({
  opens: 'Become a customer',
  sends: 'Send',
  typed: {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Company: 'Engines',
    Email: 'ada@shop.example',
    Phone: '5085550134',
    'ZIP code': '02138',
  },
});

export const Form: Story = { ...storyIn(), play: plays.open };

export const SomethingMissing: Story = { ...storyIn(), play: plays.sentEmpty };

export const Done: Story = { ...storyIn(), play: plays.sent };

export const Failed: Story = { ...storyIn(FORMS_FAIL), play: plays.sent };
